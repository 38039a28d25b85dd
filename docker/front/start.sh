#!/bin/sh
# Starts the front cache, for the container and for the tests. What it keeps lies in FRONT_HOME, and outlives it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=${FRONT_HOME:-/var/cache/nginx}
mkdir -p "$home/words"
cd "$home"
cp "$here"/unavailable.html "$here"/unavailable.json words/
# One that was killed leaves its socket behind.
rm -f second.sock
exec nginx -p "$home/" -c "$here/nginx.conf" -e stderr -g "daemon off; worker_processes ${FRONT_WORKERS:-auto}; ${FRONT_OPTIONS:-}"
