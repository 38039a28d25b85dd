# Substitute for postgres: the embedded server, Debian's psql, and as much of the image's start as Compose uses.
FROM alethia-stand-in/debian
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN groupadd --gid 999 postgres && useradd --uid 999 --gid postgres --home-dir /var/lib/postgresql postgres \
    && install -d -o postgres -g postgres /var/lib/postgresql /var/run/postgresql /docker-entrypoint-initdb.d
COPY native /usr/local/pgsql
COPY postgres-start.sh /usr/local/bin/docker-entrypoint.sh
ENV PATH=/usr/local/pgsql/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 PGDATA=/var/lib/postgresql/18/docker
VOLUME /var/lib/postgresql
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
EXPOSE 5432
CMD ["postgres"]
