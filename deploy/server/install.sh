#!/bin/bash
# Sets up the site on its own server, or releases the commit that is checked out: Debian 12 or 13, a domain that points to
# it. Safe to repeat.
#
#   deploy/server/install.sh [--check] [--email=you@example.com] www.example.com
#   deploy/server/install.sh --rollback[=RELEASE] [--restore]
#
# --check changes nothing and reports problems. --email also gets a certificate from Let's Encrypt. --rollback goes back to
# the release that ran before, with --restore also to the database from before the upgrade.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
etc=/etc/alethia
data=/var/lib/alethia
# A folder for each release. `current` is a link to the one that runs.
releases=/srv/alethia/releases
current=/srv/alethia/current
kept_releases=3
# Installs packages and builds, so that neither root nor the service runs what packages bring along at installation.
builder=alethia-build
check= email= domain= rollback= to= restore= problems=0

for argument in "$@"; do
  case $argument in
    --check) check=yes ;;
    --rollback) rollback=yes ;;
    --rollback=*) rollback=yes to=${argument#*=} ;;
    --restore) restore=yes ;;
    --email=*) email=${argument#*=} ;;
    -*) echo "Unknown option $argument. Usage: $0 [--check] [--email=ADDRESS] DOMAIN, or $0 --rollback[=RELEASE] [--restore]" >&2; exit 2 ;;
    *) domain=$argument ;;
  esac
done

say() { printf '%s\n' "$*"; }
problem() { printf 'Problem: %s\n' "$*" >&2; problems=$((problems + 1)); }

# ---- Requirements

[[ -n $rollback || $domain =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$ ]] ||
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
  sed -e "s|@NODE@|$node|g" -e "s|@DOMAIN@|$domain|g" "$root/deploy/server/$1"
}

units='alethia@.service alethia.target alethia-proxy.service alethia-backup.service alethia-backup.timer'

instance() { printf 'server 127.0.0.1:%s max_fails=5 fail_timeout=2s;\n' "$1"; }

# Units, nginx's site, and the reverse proxy for one instance on this machine.
write_files() {
  mkdir -p "$1/units"
  for unit in $units; do filled "$unit" >"$1/units/$unit"; done
  filled site.conf >"$1/site.conf"
  [[ -e /proc/net/if_inet6 ]] || sed -i '/listen \[::\]/d' "$1/site.conf"
  rm -rf "$1/reverse-proxy"
  cp -r "$root/docker/reverse-proxy" "$1/reverse-proxy"
  instance 3000 >"$1/reverse-proxy/instances.conf"
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
    output=$(cd "$folder/units" && systemd-analyze verify --man=no ./*.service ./*.target ./*.timer 2>&1 |
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
# One run at a time. Not a lock of this file, which git replaces.
if [[ -z ${ALETHIA_LOCKED:-} ]]; then
  ALETHIA_LOCKED=yes flock --nonblock --close --conflict-exit-code 75 /run/alethia-install.lock "$0" "$@" && exit
  code=$?
  [[ $code -ne 75 ]] || say 'Another run of this script is at work.' >&2
  exit $code
fi

# ---- Running a release

has_systemd() { [[ -d /run/systemd/system ]]; }
setting() { sed -nE "s|^$1=||p" "$etc/site.env" | tail -n 1; }
listens() { (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
running_units() { systemctl list-units --plain --no-legend --state=active,activating 'alethia@*' alethia.service | cut -d ' ' -f 1; }
name_of() { basename "$(readlink -f "$1")"; }

# A command of a release, as the service would run it.
in_release() {
  local folder=$releases/$1
  shift
  systemd-run --quiet --wait --pipe --collect --uid=alethia --gid=alethia --working-directory="$folder" \
    --property=EnvironmentFile="$etc/site.env" "$@"
}

# Finished releases but the current one, the newest first. Going back does not make one newer.
other_releases() {
  local file
  for file in $(ls -t "$releases"/*/.released 2>/dev/null); do
    file=$(dirname "$file")
    [[ $(name_of "$file") = "$(name_of "$current")" ]] || name_of "$file"
  done
}

# Until a start has come to its end, which follows its own checks of pages, admin, API and forms (scripts/launch/summary.ts),
# and the instance can publish. It has failed when it has ended once, or after 15 minutes: migrations take their time.
becomes_ready() {
  local unit=$1 port=$2 second
  for ((second = 0; second < 900; second++)); do
    [[ $(systemctl show -P NRestarts "$unit") = 0 ]] || return 1
    ! journalctl "_SYSTEMD_INVOCATION_ID=$(systemctl show -P InvocationID "$unit")" --output cat --no-pager |
      grep '^Ctrl-C stops everything' >/dev/null ||
      ! curl -fsS -o /dev/null --max-time 5 "http://127.0.0.1:$port/readyz" 2>/dev/null || return 0
    sleep 1
  done
  return 1
}

# What visitors have of the current release works in another one, too: the files of pages that they have open, and its
# pages, which are the stale copies there. A release has its own files since its worktree was made; nothing changes a file
# that it has written, so links suffice.
hand_over() {
  local to=$releases/$1/.next variables=$releases/$1/src/env/variables.ts
  [[ -e $current/.next && $(name_of "$current") != "$1" ]] || return 0
  (
    cd "$current/.next"
    find static -type f -newer ../.git -exec cp --parents --link --no-clobber -t "$to" {} +
    rm -rf "$to/site"
    # Releases from before that folder would leave its pages as they are. A file that disappears meanwhile has expired.
    [[ ! -e site ]] || ! grep -qs PAGES_DIR "$variables" || cp -a --link site "$to/" 2>/dev/null || true
  )
}

# Starts a release beside the one that runs, and stops that one when the other has taken over all requests.
activate() {
  local name=$1 unit=alethia@$1.service port=3000 started= former other
  # What an interrupted run has left.
  systemctl stop "$unit"
  listens 3000 && port=3001
  hand_over "$name"
  printf 'PORT=%s\n' "$port" >"$releases/$name/port.env"
  say "Starting $name …"
  systemctl start "$unit"
  becomes_ready "$unit" "$port" && started=yes
  # What the start did to the database, and the way back.
  [[ ! -e $data/logs/upgrade.log ]] ||
    awk -v begun="$(date -u +%FT%T -r "$releases/$name/port.env")" '$1 >= begun' "$data/logs/upgrade.log"
  if [[ -z $started ]]; then
    systemctl stop "$unit"
    systemctl reset-failed "$unit" || true
    journalctl --unit "$unit" --lines 12 --output cat --no-pager >&2
    return 1
  fi
  former=$(<"$etc/reverse-proxy/instances.conf")
  instance "$port" >"$etc/reverse-proxy/instances.conf"
  # Only then may the former one stop.
  if ! systemctl reload-or-restart alethia-proxy; then
    printf '%s\n' "$former" >"$etc/reverse-proxy/instances.conf"
    systemctl stop "$unit"
    say 'The reverse proxy does not take the new release. Its log: journalctl -u alethia-proxy' >&2
    return 1
  fi
  ln -sfn "$releases/$name" "$current.new"
  mv -T "$current.new" "$current"
  systemctl enable --quiet "$unit" alethia.target
  systemctl start alethia.target
  # Those workers of the proxy that know the former instance only take no more requests.
  sleep 1
  # One that was stopped for a restore is still enabled.
  for other in $(running_units; ls /etc/systemd/system/alethia.target.wants); do
    [[ $other = "$unit" ]] || systemctl disable --quiet --now "$other"
  done
}

# Goes back to the release named, or to the one before the current one. Without --restore, nothing is lost: it takes over
# only if it works with the database as it is now.
roll_back() {
  local from to=$1 name
  from=$(name_of "$current")
  for name in $(other_releases); do
    [[ -n $to || $releases/$name/.released -nt $releases/$from/.released ]] || to=$name
  done
  [[ -n $to && -e $releases/$to/.released ]] || { say "There is no release ${to:-before $from} in $releases." >&2; return 1; }
  say "Going back from $from to $to."
  if [[ -n $restore ]]; then
    say 'The site stops and the backup from before the upgrade is restored. Published pages stay available.'
    systemctl stop alethia.target $(running_units)
    in_release "$to" "$(command -v node)" scripts/run.mjs rollback --yes || {
      say "The backup is not restored. $from is started again." >&2
      systemctl start "alethia@$from"
      return 1
    }
  elif [[ $to = "$from" ]]; then
    say 'It runs already. To restore the backup from before the upgrade, add --restore.'
    return
  fi
  activate "$to" || {
    [[ -z $restore ]] || systemctl start "alethia@$from"
    say "$to did not start; its last lines are above. $from goes on serving." >&2
    [[ -n $restore ]] || say "If they name a newer version of the database: $0 --rollback --restore (what was added since is then in a backup only)." >&2
    return 1
  }
  say "$to runs. To release another version, check it out and run this script."
}

if [[ -n $rollback ]]; then
  has_systemd && [[ -e $current ]] || { say 'No release runs on this machine.' >&2; exit 1; }
  roll_back "$to"
  exit
fi

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
install -d -m 755 "$etc" /srv/alethia "$releases"

# Root runs files of this folder, and so does the service: only root may change them. The server keeps what it
# renders beside the build.
own_code() {
  chown -R root:root "$1"
  chmod 755 "$1"
  find "$1" -mindepth 1 -maxdepth 1 ! -name .env -exec chmod -R u+rwX,go+rX,go-w {} +
  [[ ! -f $1/.env ]] || { chgrp alethia "$1/.env" && chmod 640 "$1/.env"; }
  [[ ! -d $1/.next ]] || chown -R alethia:alethia "$1/.next"
}
own_code "$root"

if [[ ! -e $etc/site.env ]]; then
  (
    umask 077
    cat >"$etc/site.env" <<SETTINGS
# All variables: .env.example. After a change: systemctl restart alethia.target
SITE_URL=https://$domain
DATABASE_URL=postgres://alethia:$(openssl rand -hex 24)@127.0.0.1:5432/alethia
SUPABASE_LITE_PASSWORD=$(openssl rand -hex 24)
PAYLOAD_SECRET=$(openssl rand -hex 32)
DATA_DIR=$data
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

has_systemd || service postgresql start >/dev/null
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

# ---- The release

release=$(sed -nE 's/^  "version": "(.+)",$/\1/p' "$root/package.json")-$(git -C "$root" rev-parse --short=12 HEAD)
folder=$releases/$release
running=$([[ -e $current ]] && name_of "$current" || true)
still=${running:+ $running goes on serving.}
[[ -z $(git -C "$root" status --porcelain) ]] || say "Not part of the release, as they are not committed: changes in $root."

if [[ ! -e $folder/.released ]]; then
  say "Building $release …"
  # Beside the one that runs, which notices nothing of it.
  (
    home=$(mktemp -d)
    trap '[[ $? -eq 0 ]] || { rm -rf "$folder"; say "$release cannot be built.$still" >&2; }; rm -rf "$home"' EXIT
    git -C "$root" worktree prune
    [[ -e $folder ]] || git -C "$root" worktree add --quiet --detach "$folder" HEAD
    [[ ! -e $root/.env ]] || ln -sfn "$root/.env" "$folder/.env"
    cd "$folder"
    mkdir -p node_modules .next .browser .data
    touch next-env.d.ts
    chown -R $builder: "$home" node_modules .next .browser .data next-env.d.ts
    # The settings that are part of a build.
    mapfile -t settings < <(grep -E '^(DELIVERY|NEXT_PUBLIC_[A-Z_]+)=' "$etc/site.env" || true)
    runuser -u $builder -- env HOME="$home" "${settings[@]}" nice node scripts/run.mjs build
    own_code "$folder"
  )
fi
touch "$folder/.released"

# ---- The site, the reverse proxy, nginx, backups

files=$(mktemp -d)
write_files "$files"
# The instance that runs stays the one that the proxy asks.
[[ ! -e $etc/reverse-proxy/instances.conf ]] || cp "$etc/reverse-proxy/instances.conf" "$files/reverse-proxy/"
check_nginx 'the reverse proxy' "$files/home" "$files/reverse-proxy/nginx.conf"
[[ $problems -eq 0 ]] || { say "$release is not started.$still" >&2; exit 1; }
rm -rf "$etc/reverse-proxy.new"
cp -r "$files/reverse-proxy" "$etc/reverse-proxy.new"
chmod -R a+rX "$etc/reverse-proxy.new"
rm -rf "$etc/reverse-proxy"
mv "$etc/reverse-proxy.new" "$etc/reverse-proxy"
proxy=/etc/systemd/system/alethia-proxy.service
cmp -s "$files/units/alethia-proxy.service" "$proxy" || renewed_proxy=yes
cp "$files"/units/* /etc/systemd/system/
# Not replaced, because certbot changes it.
[[ -e /etc/nginx/sites-available/alethia ]] || cp "$files/site.conf" /etc/nginx/sites-available/alethia
ln -sfn ../sites-available/alethia /etc/nginx/sites-enabled/alethia
rm -rf "$files"
nginx -t -q

if ! has_systemd; then
  ln -sfn "$folder" "$current"
  say 'Everything is installed. systemd does not run here, so nothing has been started.'
  exit 0
fi
systemctl daemon-reload
systemctl enable --quiet alethia-proxy alethia-backup.timer
[[ -z ${renewed_proxy:-} ]] || systemctl restart alethia-proxy
systemctl restart alethia-backup.timer
systemctl reload-or-restart nginx

if [[ $running = "$release" ]] && systemctl --quiet is-active "alethia@$release"; then
  systemctl reload-or-restart alethia-proxy
  say "$release runs already. Changed settings take effect with: systemctl restart alethia.target"
elif ! activate "$release"; then
  rm -f "$folder/.released"
  say "$release did not start; its last lines are above.$still" >&2
  [[ -z $running ]] || say "What it did to the database stays. To restore the backup from before it: $0 --rollback=$running --restore" >&2
  exit 1
fi
# The unit of an earlier version of this script.
rm -f /etc/systemd/system/alethia.service
systemctl daemon-reload

for name in $(other_releases | tail -n +$kept_releases); do rm -rf "${releases:?}/$name"; done
for unfinished in "$releases"/*; do [[ -e $unfinished/.released ]] || rm -rf "$unfinished"; done

[[ -z $email ]] ||
  certbot --nginx --non-interactive --agree-tos --redirect --keep-until-expiring --email "$email" --domain "$domain"

say "$release runs: https://$domain/admin. The first account is in $data/staff-account.txt."
[[ -n $email ]] || say "Without a certificate: certbot --nginx --redirect --domain $domain"
