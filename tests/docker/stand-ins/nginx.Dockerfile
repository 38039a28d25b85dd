# In place of nginx:1.28: Debian's, and the curl that its health check asks with.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light curl && rm -rf /var/lib/apt/lists/*
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
