# Substitute for node: its user and programs, and this machine's access to the registry.
FROM alethia-stand-in/debian
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY certificates.pem /usr/local/share/certificates.pem
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
ARG REGISTRY
ENV NODE_EXTRA_CA_CERTS=/usr/local/share/certificates.pem npm_config_registry=${REGISTRY}
CMD ["node"]
