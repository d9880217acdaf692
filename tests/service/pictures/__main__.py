"""Takes the pictures of the README anew."""

from tests.service.pictures import take_all

for file in take_all():
    print(file.name, file.stat().st_size)
