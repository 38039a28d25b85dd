# Debian's Prometheus, which reads deploy/prometheus from /deploy.
ARG DEBIAN
FROM ${DEBIAN}
RUN apt-get update && apt-get install -y --no-install-recommends prometheus && rm -rf /var/lib/apt/lists/*
USER prometheus
WORKDIR /tmp
