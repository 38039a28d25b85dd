# Debian's Prometheus, which reads deploy/prometheus from /deploy.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends prometheus && rm -rf /var/lib/apt/lists/*
USER prometheus
WORKDIR /tmp
