# Substitute for nginx: Debian's nginx, and curl for the health check.
FROM alethia-stand-in/debian
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light curl && rm -rf /var/lib/apt/lists/*
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
