"""The service at the table: an HTTP interface, pages for a phone, the docket behind them. No rules and no SQL here.

Comes with the extra ``serve``; the plain command line never imports it.
"""
