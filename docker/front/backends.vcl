# The site instances: addresses that docker-compose.yml fixes, so that the front starts without any of them, and an instance
# that is made anew needs no reload here. Other machines: other addresses. Tests bring a file of their own.
#
# The probe asks whether the process lives, not /readyz: with the database down all instances are unready at once, and
# still answer every published page. It is patient: an instance that is only busy must not be given up, and one that is gone
# costs nobody more than a refused connection, after which another one is asked.

probe alive {
  .url = "/healthz";
  .interval = 500ms;
  .timeout = 3s;
  .window = 8;
  .threshold = 2;
  .initial = 2;
}

backend site_1 {
  .host = "10.77.0.11";
  .port = "3000";
  .probe = alive;
  .connect_timeout = 500ms;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
}

backend site_2 {
  .host = "10.77.0.12";
  .port = "3000";
  .probe = alive;
  .connect_timeout = 500ms;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
}

backend site_3 {
  .host = "10.77.0.13";
  .port = "3000";
  .probe = alive;
  .connect_timeout = 500ms;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
}

sub use_backends {
  new site = directors.round_robin();
  site.add_backend(site_1);
  site.add_backend(site_2);
  site.add_backend(site_3);
}
