# What `npm run tool -- rehearse-image` follows step by step where there is no Docker.
# Nothing that the last stage takes from this one depends on the processor.
FROM --platform=$BUILDPLATFORM node:26-slim AS build
WORKDIR /app
# A layer that lasts until the dependencies change.
COPY package.json package-lock.json .npmrc ./
COPY scripts/toolchain.mjs scripts/install.mjs ./scripts/
RUN node scripts/install.mjs
COPY . .
RUN npm run build
# The image has a Node already, and the built web app holds what it needs of its packages.
RUN node scripts/image/keep-server-packages.mjs
RUN npm prune --omit=dev --omit=optional
# Types, sources and their maps: Node runs no TypeScript of packages.
RUN find node_modules -type f -regex '.*\.\([cm]?ts\|map\)' -delete

FROM node:26-slim
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 700 /data /backups
# What changes least comes first.
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/src/catalogue ./src/catalogue
COPY --from=build /app/dist/web/client ./dist/web/client
COPY --from=build /app/src/contract ./src/contract
COPY --from=build /app/src/engine ./src/engine
COPY --from=build /app/src/standins ./src/standins
COPY --from=build /app/src/server ./src/server
COPY --from=build /app/package.json ./
COPY --from=build /app/deploy/foothold /usr/local/bin/foothold
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
