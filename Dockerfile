# The site, built from this checkout and served by nginx on port 8080 without any rights.
#   docker build --build-arg PENKNIFE_SHOW_BANNER=true -t penknife .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080 penknife
# With the target `server`, `penknife serve` answers calls and agents too.
#   docker build --target server -t penknife-server .
#   docker run --read-only --cap-drop ALL -p 8080:8080 penknife-server --threads 2
FROM node:20.19.0-bookworm-slim@sha256:5cfa999422613d3b34f766cbb814d964cbfcb76aaf3607e805da21cccb352bac AS build
WORKDIR /penknife
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit
COPY . .
# What a build can be told: docs/configuration.md. Outside a checkout the commit must be told too.
ARG PENKNIFE_VERSION \
    PENKNIFE_LAST_COMMIT \
    PENKNIFE_BASE_URL \
    PENKNIFE_ENVIRONMENT \
    PENKNIFE_ANALYTICS_ENABLED \
    PENKNIFE_ANALYTICS_DOMAIN \
    PENKNIFE_ANALYTICS_HOST \
    PENKNIFE_ANALYTICS_TRACK_LOCALHOST \
    PENKNIFE_SHOW_BANNER \
    PENKNIFE_HIDDEN_TOOLS \
    PENKNIFE_DEFAULT_LOCALE \
    PENKNIFE_DEFAULT_THEME \
    PENKNIFE_KEEP_OFFLINE \
    PENKNIFE_OFFER_OFFLINE
RUN npm run build:web

FROM build AS package
RUN npm run build:package

FROM node:20.19.0-bookworm-slim@sha256:5cfa999422613d3b34f766cbb814d964cbfcb76aaf3607e805da21cccb352bac AS server-files
COPY deploy/collect-files.sh /
RUN sh /collect-files.sh /image /usr/local/bin/node

# Nothing but node, its libraries and Penknife: no shell.
FROM scratch AS server
COPY --from=server-files /image /
COPY --from=package /penknife/package.json /penknife/
COPY --from=package /penknife/dist/package /penknife/dist/package
COPY --from=package /penknife/dist/site /penknife/dist/site
# By number, so that an orchestrator can see that it is not root.
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["/usr/local/bin/node", "-e", \
  "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "/penknife/dist/package/penknife.js", "serve", "--host", "::"]

FROM debian:trixie-slim@sha256:a29215f6a35e51e22adffa17f89e9d2ef06214e64a2bad10d765c46aea49f11f AS site-files
RUN apt-get update \
 && apt-get install -y --no-install-recommends \
    nginx libnginx-mod-http-brotli-static libnginx-mod-http-brotli-filter busybox-static
COPY deploy/collect-files.sh /
RUN sh /collect-files.sh /image /usr/sbin/nginx /usr/share/nginx/modules/ngx_http_brotli_*.so \
    /etc/nginx/mime.types /etc/nginx/modules-enabled/*.conf /usr/bin/busybox
COPY --from=build /penknife/dist/site /image/srv/penknife
# Compressed copies are half of the site: nginx compresses what it sends.
RUN find /image/srv/penknife -name '*.br' -delete -o -name '*.gz' -delete

FROM scratch
COPY --from=site-files /image /
COPY deploy/nginx.conf /etc/penknife/
COPY deploy/nginx-compress.conf /etc/penknife/http/
# www-data, by number, so that an orchestrator can see that it is not root.
USER 33:33
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["/usr/bin/busybox", "wget", "-q", "--spider", \
  "http://127.0.0.1:8080/"]
CMD ["/usr/sbin/nginx", "-e", "stderr", "-c", "/etc/penknife/nginx.conf"]
