#!/bin/sh
# The PostgreSQL image runs this once, in an empty data folder. The product's role is not a superuser, so that no SQL
# can reach the machine.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
create role haulbid login password :'password';
create database haulbid owner haulbid;
SQL
