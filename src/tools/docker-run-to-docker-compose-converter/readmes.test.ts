import { expect, test } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run } = testTool(tool, logic);

/** Commands as the documentation of these projects has them, and the Compose file that starts the same containers. */
const readmes: readonly (readonly [source: string, commands: string, compose: string])[] = [
  [
    'linuxserver/docker-jellyfin, README.md',
    `docker create \\
  --name=jellyfin \\
  -e PUID=1000 \\
  -e PGID=1000 \\
  -e TZ=Europe/London \\
  -e UMASK_SET=<022> \`#optional\` \\
  -p 8096:8096 \\
  -p 8920:8920 \`#optional\` \\
  -v </path/to/library>:/config \\
  -v <path/to/tvseries>:/data/tvshows \\
  -v </path/to/movies>:/data/movies \\
  -v </path for transcoding>:/transcode \`#optional\` \\
  --device /dev/dri:/dev/dri \`#optional\` \\
  --restart unless-stopped \\
  linuxserver/jellyfin
`,
    `services:
  jellyfin:
    image: linuxserver/jellyfin
    container_name: jellyfin
    restart: unless-stopped
    environment:
      PUID: "1000"
      PGID: "1000"
      TZ: Europe/London
      UMASK_SET: <022>
    ports:
      - "8096:8096"
      - "8920:8920"
    volumes:
      - </path/to/library>:/config
      - <path/to/tvseries>:/data/tvshows
      - </path/to/movies>:/data/movies
      - </path for transcoding>:/transcode
    devices:
      - /dev/dri:/dev/dri
`,
  ],
  [
    'linuxserver/docker-wireguard, README.md',
    `docker run -d \\
  --name=wireguard \\
  --cap-add=NET_ADMIN \\
  --cap-add=SYS_MODULE \\
  -e PUID=1000 \\
  -e PGID=1000 \\
  -e TZ=Europe/London \\
  -e SERVERURL=wireguard.domain.com \`#optional\` \\
  -e SERVERPORT=51820 \`#optional\` \\
  -e PEERS=1 \`#optional\` \\
  -e PEERDNS=auto \`#optional\` \\
  -e INTERNAL_SUBNET=10.13.13.0 \`#optional\` \\
  -e ALLOWEDIPS=0.0.0.0/0 \`#optional\` \\
  -p 51820:51820/udp \\
  -v /path/to/appdata/config:/config \\
  -v /lib/modules:/lib/modules \\
  --sysctl="net.ipv4.conf.all.src_valid_mark=1" \\
  --restart unless-stopped \\
  lscr.io/linuxserver/wireguard
`,
    `services:
  wireguard:
    image: lscr.io/linuxserver/wireguard
    container_name: wireguard
    restart: unless-stopped
    environment:
      PUID: "1000"
      PGID: "1000"
      TZ: Europe/London
      SERVERURL: wireguard.domain.com
      SERVERPORT: "51820"
      PEERS: "1"
      PEERDNS: auto
      INTERNAL_SUBNET: 10.13.13.0
      ALLOWEDIPS: 0.0.0.0/0
    ports:
      - "51820:51820/udp"
    volumes:
      - /path/to/appdata/config:/config
      - /lib/modules:/lib/modules
    cap_add:
      - NET_ADMIN
      - SYS_MODULE
    sysctls:
      net.ipv4.conf.all.src_valid_mark: "1"
`,
  ],
  [
    'jellyfin/jellyfin.org, docs/general/installation/_container-docker-cli.md',
    String.raw`docker run -d \
 --name jellyfin \
 --user uid:gid \
 -p 8096:8096/tcp \
 -p 7359:7359/udp \
 --volume /path/to/config:/config \ # Alternatively --volume jellyfin-config:/config
 --volume /path/to/cache:/cache \ # Alternatively --volume jellyfin-cache:/cache
 --mount type=bind,source=/path/to/media,target=/media \
 --restart=unless-stopped \
 jellyfin/jellyfin
`,
    `services:
  jellyfin:
    image: jellyfin/jellyfin
    container_name: jellyfin
    restart: unless-stopped
    user: uid:gid
    ports:
      - "8096:8096/tcp"
      - "7359:7359/udp"
    volumes:
      - /path/to/config:/config
      - /path/to/cache:/cache
      - type: bind
        source: /path/to/media
        target: /media
        bind:
          create_host_path: false
`,
  ],
  [
    'dani-garcia/vaultwarden, README.md',
    `# Pull the latest version
docker pull mprasil/bitwarden:latest

# Stop and remove the old container
docker stop bitwarden
docker rm bitwarden

# Start new container with the data mounted
docker run -d --name bitwarden -v /bw-data/:/data/ -p 80:80 mprasil/bitwarden:latest
`,
    `services:
  bitwarden:
    image: mprasil/bitwarden:latest
    container_name: bitwarden
    ports:
      - "80:80"
    volumes:
      - /bw-data/:/data/
`,
  ],
  [
    'dani-garcia/vaultwarden, README.md (SMTP)',
    String.raw`docker run -d --name bitwarden \
  -e SMTP_HOST=<smtp.domain.tld> \
  -e SMTP_FROM=<bitwarden@domain.tld> \
  -e SMTP_PORT=587 \
  -e SMTP_SSL=true \
  -e SMTP_USERNAME=<username> \
  -e SMTP_PASSWORD=<password> \
  -v /bw-data/:/data/ \
  -p 80:80 \
  mprasil/bitwarden:latest
`,
    `services:
  bitwarden:
    image: mprasil/bitwarden:latest
    container_name: bitwarden
    environment:
      SMTP_HOST: <smtp.domain.tld>
      SMTP_FROM: <bitwarden@domain.tld>
      SMTP_PORT: "587"
      SMTP_SSL: "true"
      SMTP_USERNAME: <username>
      SMTP_PASSWORD: <password>
    ports:
      - "80:80"
    volumes:
      - /bw-data/:/data/
`,
  ],
  [
    'louislam/uptime-kuma, README.md',
    `docker volume create uptime-kuma
docker run -d --restart=always -p 3001:3001 -v uptime-kuma:/app/data --name uptime-kuma louislam/uptime-kuma:1
`,
    `services:
  uptime-kuma:
    image: louislam/uptime-kuma:1
    container_name: uptime-kuma
    restart: always
    ports:
      - "3001:3001"
    volumes:
      - uptime-kuma:/app/data
volumes:
  uptime-kuma:
    name: uptime-kuma
`,
  ],
  [
    'plexinc/pms-docker, README.md (host)',
    String.raw`docker run \
-d \
--name plex \
--network=host \
-e TZ="<timezone>" \
-e PLEX_CLAIM="<claimToken>" \
-v <path/to/plex/database>:/config \
-v <path/to/transcode/temp>:/transcode \
-v <path/to/media>:/data \
plexinc/pms-docker
`,
    `services:
  pms-docker:
    image: plexinc/pms-docker
    container_name: plex
    environment:
      TZ: <timezone>
      PLEX_CLAIM: <claimToken>
    volumes:
      - <path/to/plex/database>:/config
      - <path/to/transcode/temp>:/transcode
      - <path/to/media>:/data
    network_mode: host
`,
  ],
  [
    'plexinc/pms-docker, README.md (macvlan)',
    String.raw`docker run \
-d \
--name plex \
--network=physical \
--ip=<IPAddress> \
-e TZ="<timezone>" \
-e PLEX_CLAIM="<claimToken>" \
-h <HOSTNAME> \
-v <path/to/plex/database>:/config \
-v <path/to/transcode/temp>:/transcode \
-v <path/to/media>:/data \
plexinc/pms-docker
`,
    `services:
  pms-docker:
    image: plexinc/pms-docker
    container_name: plex
    hostname: <HOSTNAME>
    environment:
      TZ: <timezone>
      PLEX_CLAIM: <claimToken>
    volumes:
      - <path/to/plex/database>:/config
      - <path/to/transcode/temp>:/transcode
      - <path/to/media>:/data
    networks:
      physical:
        ipv4_address: <IPAddress>
networks:
  physical:
    external: true
`,
  ],
  [
    'traefik/traefik, README.md',
    `docker run -d -p 8080:8080 -p 80:80 -v $PWD/traefik.toml:/etc/traefik/traefik.toml traefik
`,
    `services:
  traefik:
    image: traefik
    ports:
      - "8080:8080"
      - "80:80"
    volumes:
      - ./traefik.toml:/etc/traefik/traefik.toml
`,
  ],
  [
    'open-webui/open-webui, README.md',
    `  docker run -d -p 3000:8080 --gpus all --add-host=host.docker.internal:host-gateway -v open-webui:/app/backend/data --name open-webui --restart always ghcr.io/open-webui/open-webui:cuda
`,
    `services:
  open-webui:
    image: ghcr.io/open-webui/open-webui:cuda
    container_name: open-webui
    restart: always
    ports:
      - "3000:8080"
    volumes:
      - open-webui:/app/backend/data
    gpus: all
    extra_hosts:
      - host.docker.internal=host-gateway
volumes:
  open-webui:
    name: open-webui
`,
  ],
  [
    'open-webui/open-webui, README.md (Ollama)',
    `docker run -d -p 3000:8080 --gpus=all -v ollama:/root/.ollama -v open-webui:/app/backend/data --name open-webui --restart always ghcr.io/open-webui/open-webui:ollama
`,
    `services:
  open-webui:
    image: ghcr.io/open-webui/open-webui:ollama
    container_name: open-webui
    restart: always
    ports:
      - "3000:8080"
    volumes:
      - ollama:/root/.ollama
      - open-webui:/app/backend/data
    gpus: all
volumes:
  ollama:
    name: ollama
  open-webui:
    name: open-webui
`,
  ],
  [
    'minio/minio, docs/docker/README.md (Windows)',
    String.raw`docker run -p 9000:9000 --name minio1 \
  -e "MINIO_ACCESS_KEY=AKIAIOSFODNN7EXAMPLE" \
  -e "MINIO_SECRET_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" \
  -v D:\data:/data \
  -v D:\minio\config:/root/.minio \
  minio/minio server /data
`,
    `services:
  minio:
    image: minio/minio
    container_name: minio1
    command:
      - server
      - /data
    environment:
      MINIO_ACCESS_KEY: AKIAIOSFODNN7EXAMPLE
      MINIO_SECRET_KEY: wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY
    ports:
      - "9000:9000"
    volumes:
      - D:\\data:/data
      - D:\\minio\\config:/root/.minio
`,
  ],
  [
    'nextcloud/all-in-one, readme.md',
    String.raw`# For Linux and without a web server or reverse proxy already in place:
sudo docker run \
  --init \
  --sig-proxy=false \
  --name nextcloud-aio-mastercontainer \
  --restart always \
  --publish 80:80 \
  --publish 8080:8080 \
  --publish 8443:8443 \
  --volume nextcloud_aio_mastercontainer:/mnt/docker-aio-config \
  --volume /var/run/docker.sock:/var/run/docker.sock:ro \
  ghcr.io/nextcloud-releases/all-in-one:latest
`,
    `services:
  all-in-one:
    image: ghcr.io/nextcloud-releases/all-in-one:latest
    container_name: nextcloud-aio-mastercontainer
    restart: always
    init: true
    ports:
      - "80:80"
      - "8080:8080"
      - "8443:8443"
    volumes:
      - nextcloud_aio_mastercontainer:/mnt/docker-aio-config
      - /var/run/docker.sock:/var/run/docker.sock:ro
volumes:
  nextcloud_aio_mastercontainer:
    name: nextcloud_aio_mastercontainer
`,
  ],
  [
    'netdata/netdata, packaging/docker/README.md',
    String.raw`docker run -d --name=netdata \
  -p 19999:19999 \
  -v netdatalib:/var/lib/netdata \
  -v netdatacache:/var/cache/netdata \
  -v /etc/passwd:/host/etc/passwd:ro \
  -v /etc/group:/host/etc/group:ro \
  -v /proc:/host/proc:ro \
  -v /sys:/host/sys:ro \
  -v /etc/os-release:/host/etc/os-release:ro \
  --restart unless-stopped \
  --cap-add SYS_PTRACE \
  --security-opt apparmor=unconfined \
  netdata/netdata
`,
    `services:
  netdata:
    image: netdata/netdata
    container_name: netdata
    restart: unless-stopped
    ports:
      - "19999:19999"
    volumes:
      - netdatalib:/var/lib/netdata
      - netdatacache:/var/cache/netdata
      - /etc/passwd:/host/etc/passwd:ro
      - /etc/group:/host/etc/group:ro
      - /proc:/host/proc:ro
      - /sys:/host/sys:ro
      - /etc/os-release:/host/etc/os-release:ro
    cap_add:
      - SYS_PTRACE
    security_opt:
      - apparmor=unconfined
volumes:
  netdatalib:
    name: netdatalib
  netdatacache:
    name: netdatacache
`,
  ],
  [
    'syncthing/syncthing, README-Docker.md',
    String.raw`$ docker pull syncthing/syncthing
$ docker run --sysctl net.core.rmem_max=2097152 \
    -p 8384:8384 -p 22000:22000/tcp -p 22000:22000/udp \
    -v /wherever/st-sync:/var/syncthing \
    --hostname=my-syncthing \
    syncthing/syncthing:latest
`,
    `services:
  syncthing:
    image: syncthing/syncthing:latest
    hostname: my-syncthing
    ports:
      - "8384:8384"
      - "22000:22000/tcp"
      - "22000:22000/udp"
    volumes:
      - /wherever/st-sync:/var/syncthing
    sysctls:
      net.core.rmem_max: "2097152"
`,
  ],
  [
    'n8n-io/n8n, docker/images/n8n/README.md',
    String.raw`docker run -it --rm \
  --name n8n \
  -p 5678:5678 \
	-e DB_TYPE=mongodb \
	-e DB_MONGODB_CONNECTION_URL="mongodb://<MONGO_USER>:<MONGO_PASSWORD>@<MONGO_SERVER>:<MONGO_PORT>/<MONGO_DATABASE>" \
  -v ~/.n8n:/root/.n8n \
  n8nio/n8n \
  n8n start
`,
    `services:
  n8n:
    image: n8nio/n8n
    container_name: n8n
    stdin_open: true
    tty: true
    command:
      - n8n
      - start
    environment:
      DB_TYPE: mongodb
      DB_MONGODB_CONNECTION_URL: mongodb://<MONGO_USER>:<MONGO_PASSWORD>@<MONGO_SERVER>:<MONGO_PORT>/<MONGO_DATABASE>
    ports:
      - "5678:5678"
    volumes:
      - ~/.n8n:/root/.n8n
`,
  ],
  [
    'docker-library/docs, postgres/README.md',
    `$ docker run --name some-postgres -e POSTGRES_PASSWORD=mysecretpassword -d s390x/postgres
`,
    `services:
  postgres:
    image: s390x/postgres
    container_name: some-postgres
    environment:
      POSTGRES_PASSWORD: mysecretpassword
`,
  ],
  [
    'docker-library/docs, redis/README.md',
    `$ docker run --name some-redis -d redis redis-server --save 60 1 --loglevel warning
`,
    `services:
  redis:
    image: redis
    container_name: some-redis
    command:
      - redis-server
      - "--save"
      - "60"
      - "1"
      - "--loglevel"
      - warning
`,
  ],
  [
    'docker-library/docs, redis/README.md (own configuration)',
    `$ docker run -v /myredis/conf:/usr/local/etc/redis --name myredis redis redis-server /usr/local/etc/redis/redis.conf
`,
    `services:
  redis:
    image: redis
    container_name: myredis
    command:
      - redis-server
      - /usr/local/etc/redis/redis.conf
    volumes:
      - /myredis/conf:/usr/local/etc/redis
`,
  ],
  [
    'containrrr/watchtower, README.md (Slack)',
    String.raw`docker run -d \
  --name watchtower \
  -v /var/run/docker.sock:/var/run/docker.sock \
  -e WATCHTOWER_NOTIFICATIONS=slack \
  -e WATCHTOWER_NOTIFICATION_SLACK_HOOK_URL="https://hooks.slack.com/services/xxx/yyyyyyyyyyyyyyy" \
  -e WATCHTOWER_NOTIFICATION_SLACK_IDENTIFIER=watchtower-server-1 \
  -e WATCHTOWER_NOTIFICATION_SLACK_CHANNEL=#my-custom-channel \
  -e WATCHTOWER_NOTIFICATION_SLACK_ICON_EMOJI=:whale: \
  -e WATCHTOWER_NOTIFICATION_SLACK_ICON_URL=<icon url> \
  kopfkrieg/watchtower
`,
    `services:
  watchtower:
    image: kopfkrieg/watchtower
    container_name: watchtower
    environment:
      WATCHTOWER_NOTIFICATIONS: slack
      WATCHTOWER_NOTIFICATION_SLACK_HOOK_URL: https://hooks.slack.com/services/xxx/yyyyyyyyyyyyyyy
      WATCHTOWER_NOTIFICATION_SLACK_IDENTIFIER: watchtower-server-1
      WATCHTOWER_NOTIFICATION_SLACK_CHANNEL: "#my-custom-channel"
      WATCHTOWER_NOTIFICATION_SLACK_ICON_EMOJI: ":whale:"
      WATCHTOWER_NOTIFICATION_SLACK_ICON_URL: <icon url>
    volumes:
      - /var/run/docker.sock:/var/run/docker.sock
`,
  ],
  [
    'ollama/ollama, docs/docker.md (AMD)',
    `docker run -d --device /dev/kfd --device /dev/dri -v ollama:/root/.ollama -p 11434:11434 --name ollama ollama/ollama:rocm
`,
    `services:
  ollama:
    image: ollama/ollama:rocm
    container_name: ollama
    ports:
      - "11434:11434"
    volumes:
      - ollama:/root/.ollama
    devices:
      - /dev/kfd
      - /dev/dri
volumes:
  ollama:
    name: ollama
`,
  ],
  [
    'dgtlmoon/changedetection.io, README.md',
    `$ docker run -d --restart always -p "127.0.0.1:5000:5000" -v datastore-volume:/datastore --name changedetection.io dgtlmoon/changedetection.io
`,
    `services:
  changedetection.io:
    image: dgtlmoon/changedetection.io
    container_name: changedetection.io
    restart: always
    ports:
      - "127.0.0.1:5000:5000"
    volumes:
      - datastore-volume:/datastore
volumes:
  datastore-volume:
    name: datastore-volume
`,
  ],
  [
    'amir20/dozzle, README.md',
    `    $ docker run -v /var/run/docker.sock:/var/run/docker.sock -v /path/to/certs:/certs -p 8080:8080 amir20/dozzle --remote-host tcp://167.99.1.1:2376
`,
    `services:
  dozzle:
    image: amir20/dozzle
    command:
      - "--remote-host"
      - tcp://167.99.1.1:2376
    ports:
      - "8080:8080"
    volumes:
      - /var/run/docker.sock:/var/run/docker.sock
      - /path/to/certs:/certs
`,
  ],
  [
    'AdguardTeam/AdGuardHome, wiki page Docker',
    String.raw`docker run --name adguardhome\
    --restart unless-stopped\
    -v /my/own/workdir:/opt/adguardhome/work\
    -v /my/own/confdir:/opt/adguardhome/conf\
    -p 53:53/tcp -p 53:53/udp\
    -p 67:67/udp -p 68:68/udp\
    -p 80:80/tcp -p 443:443/tcp -p 443:443/udp -p 3000:3000/tcp\
    -p 853:853/tcp\
    -p 853:853/udp\
    -p 5443:5443/tcp -p 5443:5443/udp\
    -p 6060:6060/tcp\
    -d adguard/adguardhome
`,
    `services:
  adguardhome:
    image: adguard/adguardhome
    container_name: adguardhome
    restart: unless-stopped
    ports:
      - "53:53/tcp"
      - "53:53/udp"
      - "67:67/udp"
      - "68:68/udp"
      - "80:80/tcp"
      - "443:443/tcp"
      - "443:443/udp"
      - "3000:3000/tcp"
      - "853:853/tcp"
      - "853:853/udp"
      - "5443:5443/tcp"
      - "5443:5443/udp"
      - "6060:6060/tcp"
    volumes:
      - /my/own/workdir:/opt/adguardhome/work
      - /my/own/confdir:/opt/adguardhome/conf
`,
  ],
  [
    'portainer/portainer-docs, start/install-ce/server/docker/linux.md',
    `docker volume create portainer_data
docker run -d -p 8000:8000 -p 9443:9443 --name portainer --restart=always -v /var/run/docker.sock:/var/run/docker.sock -v portainer_data:/data portainer/portainer-ce:sts
`,
    `services:
  portainer-ce:
    image: portainer/portainer-ce:sts
    container_name: portainer
    restart: always
    ports:
      - "8000:8000"
      - "9443:9443"
    volumes:
      - /var/run/docker.sock:/var/run/docker.sock
      - portainer_data:/data
volumes:
  portainer_data:
    name: portainer_data
`,
  ],
  [
    'home-assistant/home-assistant.io, source/_includes/installation/container/cli.md',
    String.raw`    docker run --init -d \
      --name homeassistant \
      --privileged \
      --restart=unless-stopped \
      -v /etc/localtime:/etc/localtime:ro \
      -v /PATH_TO_YOUR_CONFIG:/config \
      --network=host \
      ghcr.io/home-assistant/home-assistant:stable
`,
    `services:
  home-assistant:
    image: ghcr.io/home-assistant/home-assistant:stable
    container_name: homeassistant
    restart: unless-stopped
    init: true
    privileged: true
    volumes:
      - /etc/localtime:/etc/localtime:ro
      - /PATH_TO_YOUR_CONFIG:/config
    network_mode: host
`,
  ],
  [
    'grafana.com/docs, Run Grafana Docker image',
    `docker run -d -p 3000:3000 --name=grafana -e "GF_INSTALL_PLUGINS=grafana-clock-panel,grafana-simple-json-datasource" grafana/grafana
`,
    `services:
  grafana:
    image: grafana/grafana
    container_name: grafana
    environment:
      GF_INSTALL_PLUGINS: grafana-clock-panel,grafana-simple-json-datasource
    ports:
      - "3000:3000"
`,
  ],
  [
    'pascalminder/jellyfin-amd, README.md',
    `docker run -d \\
  --name=jellyfin \\
  -e PUID=1000 \\
  -e PGID=1000 \\
  -e TZ=Europe/London \\
  -e UMASK=<022> \`#optional\` \\
  -e DOCKER_MODS=pascalminder/jellyfin-amd:jellyfin-amd
  -p 8096:8096 \\
  -p 8920:8920 \`#optional\` \\
  -p 7359:7359/udp \`#optional\` \\
  -p 1900:1900/udp \`#optional\` \\
  -v /path/to/library:/config \\
  -v /path/to/tvseries:/data/tvshows \\
  -v /path/to/movies:/data/movies \\
  -v /opt/vc/lib:/opt/vc/lib \`#optional\` \\
  --device /dev/dri/renderD128:/dev/dri/renderD128 \\
  --device /dev/dri/card0:/dev/dri/card0 \\
  --restart unless-stopped \\
  linuxserver/jellyfin
`,
    `services:
  jellyfin:
    image: linuxserver/jellyfin
    container_name: jellyfin
    restart: unless-stopped
    environment:
      PUID: "1000"
      PGID: "1000"
      TZ: Europe/London
      UMASK: <022>
      DOCKER_MODS: pascalminder/jellyfin-amd:jellyfin-amd
    ports:
      - "8096:8096"
      - "8920:8920"
      - "7359:7359/udp"
      - "1900:1900/udp"
    volumes:
      - /path/to/library:/config
      - /path/to/tvseries:/data/tvshows
      - /path/to/movies:/data/movies
      - /opt/vc/lib:/opt/vc/lib
    devices:
      - /dev/dri/renderD128:/dev/dri/renderD128
      - /dev/dri/card0:/dev/dri/card0
`,
  ],
  [
    'pi-hole/docker-pi-hole, examples/docker_run.sh',
    `# Note: FTLCONF_LOCAL_IPV4 should be replaced with your external ip.
docker run -d \\
    --name pihole \\
    -p 53:53/tcp -p 53:53/udp \\
    -p 80:80 \\
    -e TZ="America/Phoenix" \\
    -v "\${PIHOLE_BASE}/etc-pihole:/etc/pihole" \\
    -v "\${PIHOLE_BASE}/etc-dnsmasq.d:/etc/dnsmasq.d" \\
    --dns=127.0.0.1 --dns=1.1.1.1 \\
    --restart=unless-stopped \\
    --hostname pi.hole \\
    -e VIRTUAL_HOST="pi.hole" \\
    -e PROXY_LOCATION="pi.hole" \\
    -e FTLCONF_LOCAL_IPV4="127.0.0.1" \\
    pihole/pihole:latest

printf 'Starting up pihole container '
`,
    `services:
  pihole:
    image: pihole/pihole:latest
    container_name: pihole
    hostname: pi.hole
    restart: unless-stopped
    environment:
      TZ: America/Phoenix
      VIRTUAL_HOST: pi.hole
      PROXY_LOCATION: pi.hole
      FTLCONF_LOCAL_IPV4: 127.0.0.1
    ports:
      - "53:53/tcp"
      - "53:53/udp"
      - "80:80"
    volumes:
      - \${PIHOLE_BASE}/etc-pihole:/etc/pihole
      - \${PIHOLE_BASE}/etc-dnsmasq.d:/etc/dnsmasq.d
    dns:
      - 127.0.0.1
      - 1.1.1.1
`,
  ],
];

test.each(readmes)('converts the command of %s', async (_, commands, compose) => {
  expect(await run('toCompose', commands)).toBe(compose);
});

/** One command without comments, and without arguments on lines after its image. */
const single = readmes.filter(
  ([, commands]) => !/^(?:# |\$ docker pull|docker volume|printf)|\\ #|^ {2}n8n start/m.test(commands),
);

test.each([
  ['with CRLF', readmes, (text: string) => text.replaceAll('\n', '\r\n')],
  ['on one line', single, (text: string) => text.replaceAll('\n', ' ')],
  ['without continuations', single, (text: string) => text.replaceAll(/\\$/gm, '')],
] as const)('gives the same file for commands %s', async (_, cases, change) => {
  expect(cases.length).toBeGreaterThan(15);
  for (const [source, commands, compose] of cases)
    expect(await run('toCompose', change(commands)), source).toBe(compose);
});
