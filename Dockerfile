# Two images from one file. `site` serves: Next's standalone output, without sources and build tools. `release` holds the
# sources and prepares the database before a new `site` takes over. Neither build reaches a database.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/run.mjs scripts/run.mjs
RUN node scripts/run.mjs install

FROM packages AS release
COPY . .
# Git keeps no empty folders; the `site` image copies this one.
RUN mkdir -p public /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data
USER node
CMD ["node", "scripts/run.mjs", "migrate"]

FROM release AS build
USER root
RUN STANDALONE=1 NEXT_TELEMETRY_DISABLED=1 node node_modules/next/dist/bin/next build

FROM node:24-bookworm-slim AS site
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 \
    DATA_DIR=/data
# Owned by the user of the server: it writes the pages it renders beside the build.
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/public ./public
RUN mkdir -p /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Our server, not the `server.js` of the output, which would start Next's own.
CMD ["node", "src/delivery/standalone.mjs"]
