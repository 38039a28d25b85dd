#!/bin/sh
# Starts the reverse proxy, in the container and in tests. Its cache is in REVERSE_PROXY_HOME and survives a restart; finished
# pages are where the instances write them.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=${REVERSE_PROXY_HOME:-/var/cache/nginx}
mkdir -p "$home/words"
cd "$home"
cp "$here"/unavailable.html "$here"/unavailable.json words/
ln -sfn "${REVERSE_PROXY_SITE:-/data/site}" site
exec nginx -p "$home/" -c "$here/nginx.conf" -e stderr -g "daemon off; worker_processes ${REVERSE_PROXY_WORKERS:-auto}; ${REVERSE_PROXY_OPTIONS:-}"
