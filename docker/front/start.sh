#!/bin/sh
# Starts the front cache. What belongs to default.vcl and is no VCL stands here, for the container and for the tests.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# The instances compress, with Brotli too: their answers go through as they are. Node closes idle connections after 5 s.
# shellcheck disable=SC2086
exec varnishd -F -f "${FRONT_VCL:-$here/default.vcl}" -a "${FRONT_LISTEN:-:80}" -s "malloc,${FRONT_MEMORY:-256m}" \
  -p http_gzip_support=off -p backend_idle_timeout=3 -p default_keep=0 -p workspace_backend=128k ${FRONT_OPTIONS:-}
