"""The docket: rulings that were filed and never change, chained to one another; the only room that knows a database.

``open_docket(url)`` opens one. It comes with the extra ``serve``; the plain command line never imports it.
"""
