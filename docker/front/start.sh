#!/bin/sh
# Starts the reverse proxy, in the container and in tests. Its cache is in FRONT_HOME and survives a restart; finished
# pages are where the instances write them.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=${FRONT_HOME:-/var/cache/nginx}
mkdir -p "$home/words"
cd "$home"
cp "$here"/unavailable.html "$here"/unavailable.json words/
ln -sfn "${FRONT_SITE:-/data/site}" site
exec nginx -p "$home/" -c "$here/nginx.conf" -e stderr -g "daemon off; worker_processes ${FRONT_WORKERS:-auto}; ${FRONT_OPTIONS:-}"
