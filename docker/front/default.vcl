vcl 4.1;

# The front cache before several site instances (docs/decisions/021-front-cache.md). Written for Varnish 7.1 and later.
# Parameters that belong to it are in docker-compose.yml: gzip support off, idle connections shorter than Node keeps them.

import directors;
import std;

include "./backends.vcl";
include "./unavailable.vcl";

sub vcl_init {
  call use_backends;
}

# Requests ---------------------------------------------------------------------------------------------------------------

sub vcl_recv {
  set req.backend_hint = site.backend();
  if (req.restarts == 0) {
    # Only what this file writes may stand in its own headers.
    unset req.http.x-front-kind;
    unset req.http.x-front-kept;
    # Not ours to believe: the address that visitors use is the one of the site's settings.
    unset req.http.x-visitor-address;
  }

  # The process before the instances: it serves kept pages even with none of them.
  if (req.url == "/healthz") {
    return (synth(200, "front"));
  }
  # For the instances themselves, and for who watches them from inside.
  if (req.url ~ "^/(?:internal|readyz)(?:[/?]|$)") {
    return (synth(404, "inside"));
  }
  if (req.method !~ "^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
    return (synth(405, "method"));
  }

  # A kept page is as old as it may be while an instance can be asked, and of any age when none can.
  if (!req.http.x-front-kept && std.healthy(req.backend_hint)) {
    set req.grace = 300ms;
  } else {
    set req.grace = 8d;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  call kind;
  if (!req.http.x-front-kind) {
    return (pass);
  }

  unset req.http.cookie;
  unset req.http.authorization;
  unset req.http.x-forwarded-host;
  # One copy for each way of packing that the instances know, the best first.
  if (req.http.accept-encoding ~ "(?i)(?:^|,)\s*br\s*(?:,|$)" || req.http.accept-encoding ~ "(?i)(?:^|,)\s*br\s*;\s*q=(?:1|0\.0*[1-9])") {
    set req.http.accept-encoding = "br";
  } else if (req.http.accept-encoding ~ "(?i)(?:^|,)\s*gzip\s*(?:,|$)" || req.http.accept-encoding ~ "(?i)(?:^|,)\s*gzip\s*;\s*q=(?:1|0\.0*[1-9])") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # Answers over TLS promise TLS for a year; they are copies of their own.
  if (req.http.x-forwarded-proto ~ "^https(?:,|$)") {
    set req.http.x-forwarded-proto = "https";
  } else {
    unset req.http.x-forwarded-proto;
  }
  return (hash);
}

# What may be shared between visitors: `asset` for ever (its address changes with it), `media`, `page`.
sub kind {
  unset req.http.x-front-kind;
  if (req.url ~ "^/_next/static/") {
    set req.http.x-front-kind = "asset";
  } else if (req.url ~ "^/api/media/file/[^/?]+$" && req.http.cookie !~ "payload-token") {
    set req.http.x-front-kind = "media";
  } else if (req.url ~ "^/(?:admin|api|auth/v1|calendar|forms|functions|internal|posted|preview|rest|reviews|share|views)(?:[/?]|$)") {
    return;
  } else if (req.url ~ "^/contact/success/?(?:\?|$)") {
    # src/delivery/gates.mjs; a test compares.
    return;
  } else if (req.http.cookie ~ "__prerender_bypass" || req.http.x-prerender-revalidate || req.http.next-action) {
    return;
  } else if (req.http.rsc || req.http.next-router-prefetch || req.http.next-router-segment-prefetch
    || req.http.next-router-state-tree || req.url ~ "[?&]_rsc=") {
    # Parts of a page for React's router: never a page, and never kept as one.
    return;
  } else {
    set req.http.x-front-kind = "page";
  }
}

sub vcl_hash {
  # Pages are made without knowing a query (what does, is passed on above): campaigns share the page's copy.
  if (req.http.x-front-kind == "page" && req.url !~ "^/(?:_next|og|assets)/") {
    hash_data(regsub(req.url, "\?.*$", ""));
  } else {
    hash_data(req.url);
  }
  hash_data(req.http.host);
  hash_data(req.http.accept-encoding);
  hash_data(req.http.x-forwarded-proto);
  return (lookup);
}

# The instances ----------------------------------------------------------------------------------------------------------

sub vcl_backend_fetch {
  if (bereq.retries > 0) {
    set bereq.backend = site.backend();
  }
  # Who has a copy waits shortly: an instance that hangs is left for another one.
  if (bereq.http.x-front-kind == "page" && bereq.http.if-none-match) {
    set bereq.first_byte_timeout = 3s;
  } else if (bereq.http.x-front-kind) {
    set bereq.first_byte_timeout = 15s;
  }
}

sub vcl_backend_response {
  if (!bereq.http.x-front-kind) {
    # An instance that is about to end says so; what only reads may ask another one.
    if (bereq.method == "GET" && beresp.status == 503 && bereq.retries == 0) {
      return (retry);
    }
    return (deliver);
  }

  if (beresp.status >= 500) {
    if (bereq.retries < 2) {
      return (retry);
    }
    # Leaves the kept copy alone; vcl_synth asks for it.
    return (abandon);
  }

  # In the middle of a release two builds answer; the files of each are found on its own instances only.
  if (bereq.http.x-front-kind == "asset" && beresp.status == 404 && bereq.retries < 3) {
    return (retry);
  }

  if (beresp.status != 200 || beresp.http.set-cookie || beresp.http.cache-control ~ "private|no-store") {
    # Nobody waits for another one's answer, and nothing is kept.
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }

  set beresp.grace = 7d;
  set beresp.keep = 0s;
  if (bereq.http.x-front-kind == "asset") {
    set beresp.ttl = 30d;
  } else if (bereq.http.x-front-kind == "media") {
    set beresp.ttl = 10s;
  } else {
    set beresp.ttl = 300ms;
  }
  return (deliver);
}

sub vcl_backend_error {
  # What was never sent may be sent elsewhere. Varnish itself refuses to repeat a request whose body has begun to go out.
  if (bereq.retries < 3
    && (bereq.method ~ "^(?:GET|HEAD|OPTIONS)$" || bereq.http.transfer-encoding || bereq.http.content-length ~ "[1-9]")) {
    return (retry);
  }
  return (abandon);
}

# Answers ----------------------------------------------------------------------------------------------------------------

sub vcl_hit {
  if (obj.ttl >= 0s) {
    set req.http.x-front = "hit";
  } else {
    set req.http.x-front = "kept";
  }
}

sub vcl_miss {
  set req.http.x-front = "miss";
}

sub vcl_pass {
  set req.http.x-front = "pass";
}

sub vcl_deliver {
  unset resp.http.via;
  unset resp.http.x-varnish;
  unset resp.http.age;
  set resp.http.x-front = req.http.x-front;
  return (deliver);
}

sub vcl_synth {
  if (resp.status == 503 && req.http.x-front-kind && req.restarts == 0) {
    # No instance answered: once more, for a copy of any age.
    set req.http.x-front-kept = "yes";
    return (restart);
  }
  unset resp.http.via;
  unset resp.http.x-varnish;
  set resp.http.cache-control = "no-store";
  if (resp.status == 503) {
    call unavailable;
  }
  set resp.http.content-type = "text/plain; charset=utf-8";
  if (resp.status == 200) {
    set resp.body = """{"status":"ok"}""";
  } else if (resp.status == 404) {
    set resp.body = "Not found.";
  } else {
    set resp.body = "Not allowed.";
  }
  return (deliver);
}
