# Words of the server and the browser client.

## Pages (home, tables, people, replay)

## Table
