# docker build -t vetrina .   (or podman); the base is anything with Node 20 or later, npm and flock: --build-arg BASE=...
ARG BASE=node:24-slim

FROM ${BASE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run release && cd release && npm ci --omit=dev --no-audit --no-fund

FROM ${BASE}
# Two arenas: with more, glibc keeps 140 MB of what rendered pictures have given back.
ENV MALLOC_ARENA_MAX=2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /src/release /app
# The folder's owner becomes the volume's: the server is nobody special, and writes nowhere else.
RUN mkdir -m 700 /data && chown 1000:1000 /data
USER 1000:1000
WORKDIR /app
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "build/src/server/main.js"]
