"""Every scenario of every feature, run."""

from pytest_bdd import scenarios

scenarios(".")
