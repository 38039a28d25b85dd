#!/bin/sh
# As much of the official image's start as docker-compose.yml uses: a fresh cluster, /docker-entrypoint-initdb.d over
# the socket only, then the server, as `postgres`.
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres /var/lib/postgresql /var/run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
sockets=/var/run/postgresql
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s\n' "$POSTGRES_PASSWORD" >"$sockets/password"
  initdb --pgdata="$PGDATA" --username=postgres --pwfile="$sockets/password" --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm "$sockets/password"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  printf "listen_addresses = '*'\nunix_socket_directories = '%s'\n" "$sockets" >>"$PGDATA/postgresql.conf"
  pg_ctl --pgdata="$PGDATA" --options="-c listen_addresses=''" --wait start
  for file in /docker-entrypoint-initdb.d/*.sql; do
    psql --set=ON_ERROR_STOP=1 --no-password --username=postgres --dbname=postgres --file="$file"
  done
  pg_ctl --pgdata="$PGDATA" --mode=fast --wait stop
fi
exec "$@"
