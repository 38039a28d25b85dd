#!/bin/bash
# Sets up the site on its own server: Debian 12 or 13, 2 GB of memory, a domain that points to it. Safe to repeat.
#
#   deploy/server/install.sh [--check] [--email=you@example.com] www.example.com
#
# --check changes nothing and reports problems. --email also gets a certificate from Let's Encrypt.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
etc=/etc/alethia
data=/var/lib/alethia
# Installs packages and builds, so that neither root nor the service runs what packages bring along at installation.
builder=alethia-build
check= email= domain= problems=0

for argument in "$@"; do
  case $argument in
    --check) check=yes ;;
    --email=*) email=${argument#*=} ;;
    -*) echo "Unknown option $argument. Usage: $0 [--check] [--email=ADDRESS] DOMAIN" >&2; exit 2 ;;
    *) domain=$argument ;;
  esac
done

say() { printf '%s\n' "$*"; }
problem() { printf 'Problem: %s\n' "$*" >&2; problems=$((problems + 1)); }

# ---- Requirements

[[ $domain =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$ ]] ||
  problem "\"$domain\" is no domain. Name the one of the site, for example www.example.com."
(. /etc/os-release && [[ ${ID:-} = debian && ${VERSION_ID:-} =~ ^1[23]$ ]]) ||
  problem 'this is neither Debian 12 nor 13. On other systems use docker-compose.yml.'
[[ -n $check || $EUID -eq 0 ]] || problem 'run it as root.'
# Who may change a folder above the code may replace the code.
above=$root
while [[ $above != / ]]; do
  above=$(dirname "$above")
  read -r owner mode < <(stat -c '%u %A' "$above")
  [[ $owner = 0 && ${mode:5:1}${mode:8:1} = -- ]] ||
    problem "others than root may change $above: move the repository to /opt/alethia."
done

# ---- Installed files, with this machine's paths

# The path of Node is known once it is installed.
filled() {
  local node
  node=$(command -v node || echo /usr/local/bin/node)
  sed -e "s|@ROOT@|$root|g" -e "s|@NODE@|$node|g" -e "s|@DOMAIN@|$domain|g" "$root/deploy/server/$1"
}

units='alethia.service alethia-proxy.service alethia-backup.service alethia-backup.timer'

# Units, nginx's site, and the reverse proxy for one instance on this machine.
write_files() {
  mkdir -p "$1/units"
  for unit in $units; do filled "$unit" >"$1/units/$unit"; done
  filled site.conf >"$1/site.conf"
  [[ -e /proc/net/if_inet6 ]] || sed -i '/listen \[::\]/d' "$1/site.conf"
  rm -rf "$1/reverse-proxy"
  cp -r "$root/docker/reverse-proxy" "$1/reverse-proxy"
  printf 'server 127.0.0.1:3000 max_fails=5 fail_timeout=2s;\n' >"$1/reverse-proxy/instances.conf"
  # Reachable only through nginx, so that its headers can be trusted.
  sed -i 's/listen 8080 /listen 127.0.0.1:8080 /' "$1/reverse-proxy/nginx.conf"
}

# ---- Check by nginx and systemd

check_nginx() {
  local name=$1 folder=$2 file=$3 output
  mkdir -p "$folder"
  output=$(nginx -t -p "$folder/" -c "$file" -e stderr 2>&1) || problem "nginx refuses $name: $output"
}

check_files() {
  local folder output
  folder=$(mktemp -d)
  trap "rm -rf '$folder'" EXIT
  write_files "$folder"
  if command -v nginx >/dev/null; then
    check_nginx 'the reverse proxy' "$folder/home" "$folder/reverse-proxy/nginx.conf"
    # On another port: this user may not be allowed to use 80.
    printf 'pid nginx.pid;\nevents {}\nhttp {\n%s\n}\n' "$(sed -E 's/(listen .*)80;/\18081;/' "$folder/site.conf")" \
      >"$folder/entry.conf"
    check_nginx 'the entry' "$folder/home" "$folder/entry.conf"
  else
    say 'Not checked: the configuration of nginx, which is not installed.'
  fi
  if command -v systemd-analyze >/dev/null; then
    # Programs and users that the installation provides may be missing.
    output=$(cd "$folder/units" && systemd-analyze verify --man=no ./*.service ./*.timer 2>&1 |
      grep -E '^(/.*/|\./)?alethia[^ ]*:' | grep -vE 'is not executable|Unit .* not found' || true)
    [[ -z $output ]] || problem "systemd refuses: $output"
  else
    say 'Not checked: the units, as systemd is not installed.'
  fi
}

if [[ -n $check ]]; then
  check_files
  [[ $problems -eq 0 ]] && say 'Nothing is wrong.'
  exit $((problems > 0))
fi
[[ $problems -eq 0 ]] || exit 1

# ---- Packages, Node

export DEBIAN_FRONTEND=noninteractive
say 'Installing nginx, PostgreSQL and certbot …'
apt-get update -qq
apt-get install -qq -y --no-install-recommends \
  ca-certificates curl git openssl xz-utils nginx postgresql certbot python3-certbot-nginx >/dev/null

has_node() {
  command -v npm >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 9) ? 0 : 1)'
}
if ! has_node; then
  version=$(sed -nE 's/^ +"node": "([0-9.]+)",?$/\1/p' "$root/package.json")
  case $(uname -m) in x86_64) machine=x64 ;; aarch64) machine=arm64 ;; *) say "No Node for $(uname -m)." >&2; exit 1 ;; esac
  file=node-v$version-linux-$machine.tar.xz
  say "Installing Node $version …"
  (
    cd "$(mktemp -d)"
    curl -fsSLO "https://nodejs.org/dist/v$version/$file"
    curl -fsSL "https://nodejs.org/dist/v$version/SHASUMS256.txt" | grep " $file\$" | sha256sum --check --quiet
    # Else the files would belong to a user of the machine on which they were packed.
    tar -xJf "$file" -C /usr/local --strip-components=1 --no-same-owner --exclude='*.md' --exclude=LICENSE
  )
fi

# ---- Users, folders, settings

for user in alethia $builder; do
  getent passwd "$user" >/dev/null || useradd --system --home-dir "$data" --shell /usr/sbin/nologin "$user"
done
install -d -o alethia -g alethia -m 750 "$data"
install -d -o alethia -g alethia -m 700 /var/backups/alethia
install -d -m 755 "$etc"

# Root is told to run files of this folder, and the service runs them: only root may change them. The server keeps what it
# renders beside the build.
own_code() {
  chown -R root:root "$root"
  chmod 755 "$root"
  find "$root" -mindepth 1 -maxdepth 1 ! -name .env -exec chmod -R u+rwX,go+rX,go-w {} +
  [[ ! -e $root/.env ]] || { chgrp alethia "$root/.env" && chmod 640 "$root/.env"; }
  [[ ! -d $root/.next ]] || chown -R alethia:alethia "$root/.next"
}
own_code

if [[ ! -e $etc/site.env ]]; then
  (
    umask 077
    cat >"$etc/site.env" <<SETTINGS
# All variables: .env.example. After a change: systemctl restart alethia
SITE_URL=https://$domain
DATABASE_URL=postgres://alethia:$(openssl rand -hex 24)@127.0.0.1:5432/alethia
SUPABASE_LITE_PASSWORD=$(openssl rand -hex 24)
PAYLOAD_SECRET=$(openssl rand -hex 32)
DATA_DIR=$data
PORT=3000
# nginx, and the reverse proxy behind it.
PROXY_HOPS=2
#SMTP_URL=smtp://user:password@mail.example:587
#MAIL_FROM=Alethia <no-reply@$domain>
SETTINGS
  )
fi
# An installation of an earlier release has none.
grep -q '^SUPABASE_LITE_PASSWORD=' "$etc/site.env" ||
  printf 'SUPABASE_LITE_PASSWORD=%s\n' "$(openssl rand -hex 24)" >>"$etc/site.env"
chown root:alethia "$etc/site.env"
chmod 640 "$etc/site.env"

# ---- PostgreSQL

has_systemd() { [[ -d /run/systemd/system ]]; }
has_systemd || service postgresql start >/dev/null
setting() { sed -nE "s|^$1=||p" "$etc/site.env" | tail -n 1; }
password=$(setting DATABASE_URL | sed -nE 's|^postgres://alethia:([0-9a-f]+)@127\.0\.0\.1:5432/alethia$|\1|p')
if [[ -n $password ]]; then
  # Two roles: the site's owns its database, and the one that the visitor services connect with owns their schema. Neither
  # is a superuser, who could run programs on this machine. Nothing else uses this server.
  runuser -u postgres -- psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 <<SQL
set client_min_messages = warning;
select 'create role alethia' where not exists (select from pg_roles where rolname = 'alethia') \gexec
alter role alethia login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '$password';
select 'create database alethia owner alethia' where not exists (select from pg_database where datname = 'alethia') \gexec
revoke all on database alethia from public;
\set password '$(setting SUPABASE_LITE_PASSWORD)'
$(<"$root/supabase/local/roles.sql")
grant supabase_lite to alethia;
SQL
else
  say "DATABASE_URL in $etc/site.env names another server: it is left alone."
fi

# ---- The site, the reverse proxy, nginx, backups

# A release changes the code under a running site, which would refuse the build; nginx serves the published pages.
begun=$(mktemp)
! has_systemd || systemctl stop alethia 2>/dev/null || true

say 'Installing packages and building the site …'
(
  cd "$root"
  home=$(mktemp -d)
  trap '[[ $? -eq 0 ]] || say "The site is not built, and stays stopped until this script has reached its end." >&2
    rm -rf "$home"; own_code' EXIT
  mkdir -p node_modules .next .browser .data
  touch next-env.d.ts
  chown -R $builder: "$home" node_modules .next .browser .data next-env.d.ts
  # The settings that are part of a build.
  mapfile -t settings < <(grep -E '^(DELIVERY|NEXT_PUBLIC_[A-Z_]+)=' "$etc/site.env" || true)
  runuser -u $builder -- env HOME="$home" "${settings[@]}" node scripts/run.mjs build
)

files=$(mktemp -d)
write_files "$files"
rm -rf "$etc/reverse-proxy"
cp -r "$files/reverse-proxy" "$etc/reverse-proxy"
chmod -R a+rX "$etc/reverse-proxy"
cp "$files"/units/* /etc/systemd/system/
# Not replaced, because certbot changes it.
[[ -e /etc/nginx/sites-available/alethia ]] || cp "$files/site.conf" /etc/nginx/sites-available/alethia
ln -sfn ../sites-available/alethia /etc/nginx/sites-enabled/alethia
rm -rf "$files"
nginx -t -q

if ! has_systemd; then
  say 'Everything is installed. systemd does not run here, so nothing has been started.'
  exit 0
fi
systemctl daemon-reload
systemctl enable --quiet alethia alethia-proxy alethia-backup.timer
systemctl restart alethia alethia-proxy alethia-backup.timer
systemctl reload-or-restart nginx

say 'Starting the site …'
for _ in $(seq 120); do
  curl -fsS http://127.0.0.1:3000/healthz >/dev/null 2>&1 && started=yes && break
  sleep 2
done
# What the start did to the database, and the way back.
[[ ! $data/logs/upgrade.log -nt $begun ]] || cat "$data/logs/upgrade.log"
rm -f "$begun"
[[ -n ${started:-} ]] || { say 'The site does not answer. Its log: journalctl -u alethia' >&2; exit 1; }
[[ -z $email ]] ||
  certbot --nginx --non-interactive --agree-tos --redirect --keep-until-expiring --email "$email" --domain "$domain"

say "The site runs: https://$domain/admin. The first account is in $data/staff-account.txt."
[[ -n $email ]] || say "It has no certificate yet: certbot --nginx --redirect --domain $domain"
