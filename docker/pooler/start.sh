#!/bin/sh
# Starts the pooler: writes pgbouncer.ini and its only user, from the environment, to a separate folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
chmod 711 "$folder"
printf '"%s" "%s"\n' "$POSTGRES_USER" "$POSTGRES_PASSWORD" >"$folder/users"
sed -e "s|{POSTGRES_HOST}|$POSTGRES_HOST|" -e "s|{POSTGRES_PORT}|${POSTGRES_PORT:-5432}|" \
  -e "s|{LISTEN_ADDRESS}|${LISTEN_ADDRESS:-*}|" -e "s|{LISTEN_PORT}|${LISTEN_PORT:-6432}|" \
  -e "s|{POOL_SIZE}|${POOL_SIZE:-20}|" -e "s|{USERS}|$folder/users|" "$here/pgbouncer.ini" >"$folder/pgbouncer.ini"
chmod 600 "$folder/users"
# PgBouncer refuses to run as root.
if [ "$(id -u)" = 0 ]; then
  chown -R nobody "$folder"
  exec pgbouncer -u nobody "$folder/pgbouncer.ini"
fi
exec pgbouncer "$folder/pgbouncer.ini"
