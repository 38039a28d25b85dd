#!/bin/sh
# Starts the shared cache, with the password that is in the address of CACHE_URL.
set -eu
if [ "${#CACHE_PASSWORD}" -lt 16 ]; then
  echo 'CACHE_PASSWORD in .env must have 16 characters or more: node docker/keys.mjs cache >> .env' >&2
  exit 1
fi
# Not as an argument, which every process of the machine can read.
{
  cat /etc/valkey.conf
  echo 'protected-mode no'
  echo "requirepass $CACHE_PASSWORD"
} | exec valkey-server -
