import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import about from 'dclint/package.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import messages from '#generated/messages/docker-run-to-docker-compose-converter.en.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report, error } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'toCompose'>;

// The schema of the Compose specification, as this linter ships it.
const modules = join(import.meta.dirname, '../../../node_modules');
const { $schema: _, ...schema } = JSON.parse(
  readFileSync(join(modules, about.name, 'schemas/compose.schema.json'), 'utf8'),
) as Record<string, unknown>;
const isCompose = new Ajv({ strict: false, allErrors: true }).compile(schema);

/** Reads a Compose file, which has to fit the schema, with an independent parser. */
function readCompose(yaml: string): Record<string, unknown> {
  const value = parse(yaml) as Record<string, unknown>;
  expect(isCompose(value) ? [] : isCompose.errors, yaml).toEqual([]);
  return value;
}

const compose = async (command: string, options: Options = {}) => readCompose(await run('toCompose', command, options));

/** The only service. */
async function service(command: string, options: Options = {}): Promise<unknown> {
  const { services } = (await compose(command, options)) as { services: Record<string, unknown> };
  const [first, ...others] = Object.values(services);
  expect(others).toEqual([]);
  return first;
}

test('the schema refuses what is no Compose file', () => {
  expect(isCompose({ services: { a: { image: 'a', volume_from: ['b'] } } })).toBe(false);
  expect(isCompose({ services: { a: { image: 'a', gpus: 'all', use_api_socket: true } } })).toBe(true);
});

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;

describe('the known answers of the specification', () => {
  it('of the first command', async () => {
    const command =
      'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx';
    const yaml = await run('toCompose', command);
    expect(yaml).toBe(`services:
  nginx:
    image: nginx
    restart: always
    ports:
      - "80:80"
    volumes:
      - /var/run/docker.sock:/tmp/docker.sock:ro
    logging:
      options:
        max-size: 1g
`);
    readCompose(yaml);
  });

  it.each<[string, unknown]>([
    [
      'docker run -d -p 8080:80 --name it-tools -it corentinth/it-tools',
      {
        services: {
          'it-tools': {
            image: 'corentinth/it-tools',
            container_name: 'it-tools',
            stdin_open: true,
            tty: true,
            ports: ['8080:80'],
          },
        },
      },
    ],
    [
      'docker run -it --rm --gpus all -p 3000:3000 -v /opt/ai-art:/data overshard/ai-art',
      {
        services: {
          'ai-art': {
            image: 'overshard/ai-art',
            stdin_open: true,
            tty: true,
            ports: ['3000:3000'],
            volumes: ['/opt/ai-art:/data'],
            gpus: 'all',
          },
        },
      },
    ],
    [
      String.raw`docker run -e "MSG=it's \"quoted\"" -e PRICE='$5' -e A=b=c alpine sh -c 'echo "$HOME" && sleep 5'`,
      {
        services: {
          alpine: {
            image: 'alpine',
            environment: { MSG: `it's "quoted"`, PRICE: '$$5', A: 'b=c' },
            command: ['sh', '-c', 'echo "$$HOME" && sleep 5'],
          },
        },
      },
    ],
    [
      'docker run --sysctl net.ipv4.ping_group_range="0 2147483647" --ulimit nofile=1024:2048 --network host --stop-timeout 20 --mount type=bind,source=/a,target=/b,readonly nginx',
      {
        services: {
          nginx: {
            image: 'nginx',
            sysctls: { 'net.ipv4.ping_group_range': '0 2147483647' },
            ulimits: { nofile: { soft: 1024, hard: 2048 } },
            network_mode: 'host',
            stop_grace_period: '20s',
            volumes: [{ type: 'bind', source: '/a', target: '/b', read_only: true, bind: { create_host_path: false } }],
          },
        },
      },
    ],
    [
      'sudo docker container run --rm -ti \\\n -v "$(pwd)":/src --net=mynet --network-alias db --ip 10.0.0.5 ubuntu:22.04 bash',
      {
        services: {
          ubuntu: {
            image: 'ubuntu:22.04',
            stdin_open: true,
            tty: true,
            volumes: ['.:/src'],
            networks: { mynet: { ipv4_address: '10.0.0.5', aliases: ['db'] } },
            command: ['bash'],
          },
        },
        networks: { mynet: { external: true } },
      },
    ],
    [`docker run nginx@${digest}`, { services: { nginx: { image: `nginx@${digest}` } } }],
  ])('of %s', async (command, expected) => {
    expect(await compose(command)).toEqual(expected);
  });
});

// Each line of the specification's table; the meaning of each flag by the reference of docker run.
describe('flags', () => {
  it.each<[string, unknown]>([
    ['-e A=1 --env B -e C= -e A=2', { environment: { A: '2', B: null, C: '' } }],
    ['--env-file a.env --env-file=~/b.env', { env_file: ['a.env', `\${HOME}/b.env`] }],
    [
      '-p80:80 -p=22:22/udp --publish 127.0.0.1::53 --expose 9',
      { ports: ['80:80', '22:22/udp', '127.0.0.1::53'], expose: ['9'] },
    ],
    ['-v /cache -v ./a:/a:ro,z -v a1:/x', { volumes: ['/cache', './a:/a:ro,z', 'a1:/x'] }],
    [
      '--mount type=tmpfs,dst=/t,tmpfs-size=1000,tmpfs-mode=1770',
      { volumes: [{ type: 'tmpfs', target: '/t', tmpfs: { size: 1000, mode: 0o1770 } }] },
    ],
    [
      '--mount "type=volume,src=d2,dst=/d,volume-nocopy,volume-subpath=s,volume-label=a=b,volume-driver=nfs,\\"volume-opt=o=addr=1,rw\\",ro=false"',
      {
        volumes: [
          { type: 'volume', source: 'd2', target: '/d', volume: { nocopy: true, subpath: 's', labels: { a: 'b' } } },
        ],
      },
    ],
    [
      '--mount type=bind,src=$PWD/x,dst=/x,bind-propagation=rshared,bind-recursive=disabled,consistency=cached',
      {
        volumes: [
          {
            type: 'bind',
            source: './x',
            target: '/x',
            consistency: 'cached',
            bind: { propagation: 'rshared', recursive: 'disabled', create_host_path: false },
          },
        ],
      },
    ],
    [
      '--mount type=image,source=i:1,target=/i,image-subpath=s',
      { volumes: [{ type: 'image', source: 'i:1', target: '/i', image: { subpath: 's' } }] },
    ],
    ['--tmpfs /run:size=64m --volumes-from x:ro', { tmpfs: ['/run:size=64m'], volumes_from: ['container:x:ro'] }],
    ['--network none', { network_mode: 'none' }],
    ['--net container:db', { network_mode: 'container:db' }],
    ['--network=bridge', { network_mode: 'bridge' }],
    ['--network default', {}],
    [
      '--network a --network name=b,alias=x,alias=y,ip=10.0.0.2,mac-address=02:42:ac:11:65:43,driver-opt=k=v,gw-priority=1 --ip6 fd00::2 --link-local-ip 169.254.1.1',
      {
        networks: {
          a: { ipv6_address: 'fd00::2', link_local_ips: ['169.254.1.1'] },
          b: {
            ipv4_address: '10.0.0.2',
            aliases: ['x', 'y'],
            mac_address: '02:42:ac:11:65:43',
            driver_opts: { k: 'v' },
            gw_priority: 1,
          },
        },
      },
    ],
    ['--net-alias db', { networks: { default: { aliases: ['db'] } } }],
    ['--mac-address 02:42:ac:11:65:43', { mac_address: '02:42:ac:11:65:43' }],
    ['--add-host a:1.2.3.4 --add-host b=::1 --add-host c:[::2]', { extra_hosts: ['a=1.2.3.4', 'b=::1', 'c=::2'] }],
    [
      '--dns 1.1.1.1 --dns-opt ndots:2 --dns-option rotate --dns-search x.y',
      { dns: ['1.1.1.1'], dns_opt: ['ndots:2', 'rotate'], dns_search: ['x.y'] },
    ],
    ['-h web --domainname x.y --link db:sql', { hostname: 'web', domainname: 'x.y', links: ['db:sql'] }],
    [
      '--restart no --pull always --platform linux/arm64 --runtime runc --init',
      { restart: 'no', pull_policy: 'always', platform: 'linux/arm64', runtime: 'runc', init: true },
    ],
    ['--restart on-failure:3 --init=false -t=false', { restart: 'on-failure:3', init: false }],
    ['-u 1000:1000 -w /app --entrypoint "sh -x"', { user: '1000:1000', working_dir: '/app', entrypoint: ['sh -x'] }],
    ['--entrypoint ""', { entrypoint: [] }],
    [
      '-m 512m --memory-reservation 1g --memory-swap -1 --memory-swappiness 0 --shm-size 64m --oom-kill-disable --oom-score-adj -500',
      {
        mem_limit: '512m',
        mem_reservation: '1g',
        memswap_limit: -1,
        mem_swappiness: 0,
        shm_size: '64m',
        oom_kill_disable: true,
        oom_score_adj: -500,
      },
    ],
    [
      '--cpus 1.5 -c 512 --cpu-period 100000 --cpu-quota 50000 --cpu-rt-period 1 --cpu-rt-runtime 2 --cpu-count 2 --cpu-percent 50 --cpuset-cpus 0 --pids-limit 100',
      {
        cpus: 1.5,
        cpu_shares: 512,
        cpu_period: 100000,
        cpu_quota: 50000,
        cpu_rt_period: 1,
        cpu_rt_runtime: 2,
        cpu_count: 2,
        cpu_percent: 50,
        cpuset: '0',
        pids_limit: 100,
      },
    ],
    ['--gpus 2', { gpus: [{ count: 2 }] }],
    ['--gpus "device=0,1"', { gpus: [{ device_ids: ['0', '1'] }] }],
    [`--gpus '"device=0,1"'`, { gpus: [{ device_ids: ['0', '1'] }] }],
    [
      `--gpus 'driver=nvidia,"capabilities=compute,utility"'`,
      { gpus: [{ driver: 'nvidia', count: 1, capabilities: ['compute', 'utility'] }] },
    ],
    [
      '--device /dev/a:/dev/b:r --device-cgroup-rule "c 1:3 mr" --group-add 44 --cap-add ALL --cap-drop NET_RAW --privileged --security-opt no-new-privileges --read-only',
      {
        devices: ['/dev/a:/dev/b:r'],
        device_cgroup_rules: ['c 1:3 mr'],
        group_add: ['44'],
        cap_add: ['ALL'],
        cap_drop: ['NET_RAW'],
        privileged: true,
        security_opt: ['no-new-privileges'],
        read_only: true,
      },
    ],
    [
      '--device-read-bps /dev/sda:1mb --device-read-iops /dev/sda:9 --device-write-bps /dev/sda:5 --device-write-iops /dev/sda:6 --blkio-weight 300 --blkio-weight-device /dev/sda:200',
      {
        blkio_config: {
          device_read_bps: [{ path: '/dev/sda', rate: '1mb' }],
          device_read_iops: [{ path: '/dev/sda', rate: 9 }],
          device_write_bps: [{ path: '/dev/sda', rate: 5 }],
          device_write_iops: [{ path: '/dev/sda', rate: 6 }],
          weight: 300,
          weight_device: [{ path: '/dev/sda', weight: 200 }],
        },
      },
    ],
    [
      '--ulimit core=0 --ulimit memlock=-1:-1 --sysctl a.b=1 --storage-opt size=1G',
      { ulimits: { core: 0, memlock: { soft: -1, hard: -1 } }, sysctls: { 'a.b': '1' }, storage_opt: { size: '1G' } },
    ],
    [
      '--health-cmd "curl -f http://x || exit 1" --health-interval 1m30s --health-timeout 5s --health-retries 3 --health-start-period 0 --health-start-interval 1s',
      {
        healthcheck: {
          test: ['CMD-SHELL', 'curl -f http://x || exit 1'],
          interval: '1m30s',
          timeout: '5s',
          retries: 3,
          start_period: '0',
          start_interval: '1s',
        },
      },
    ],
    ['--no-healthcheck', { healthcheck: { disable: true } }],
    [
      '--log-driver syslog --log-opt tag=a=b -l a=b --label c --label-file f --annotation d=e',
      {
        logging: { driver: 'syslog', options: { tag: 'a=b' } },
        labels: { a: 'b', c: '' },
        label_file: ['f'],
        annotations: { d: 'e' },
      },
    ],
    [
      '--stop-signal SIGINT --ipc host --pid host --uts host --userns host --cgroupns private --cgroup-parent /x --isolation hyperv --use-api-socket',
      {
        stop_signal: 'SIGINT',
        ipc: 'host',
        pid: 'host',
        uts: 'host',
        userns_mode: 'host',
        cgroup: 'private',
        cgroup_parent: '/x',
        isolation: 'hyperv',
        use_api_socket: true,
      },
    ],
    ['-e __proto__=1 -l constructor=2', { environment: { ['__proto__']: '1' }, labels: { constructor: '2' } }],
    [
      '-e ID=123456789012345678901234567890 -m 9007199254740993',
      { environment: { ID: '123456789012345678901234567890' }, mem_limit: 9007199254740993n },
    ],
  ])('%s', async (flags, expected) => {
    const yaml = await run('toCompose', `docker run ${flags} x`);
    const { services } = parse(yaml, { intAsBigInt: JSON.stringify(flags).includes('9007') }) as {
      services: { x: unknown };
    };
    readCompose(yaml);
    expect(services.x).toEqual({ image: 'x', ...(expected as object) });
  });

  it.each<[string, string]>([
    ['-d', 'Not needed in Compose: -d'],
    ['-d --rm=true', 'Not needed in Compose: -d, --rm'],
    ['-a stdin', 'Not needed in Compose: -a'],
    ['--cidfile f', 'Not needed in Compose: --cidfile'],
    ['-P', '-P was left out. Compose cannot publish all ports; list those you need under “ports”.'],
    ['--cpuset-mems 0', '--cpuset-mems was left out. Compose has no equivalent.'],
    ['--kernel-memory 1g', '--kernel-memory was left out. Docker no longer supports it.'],
    [
      '--network host --ip 1.2.3.4',
      '--ip was left out. Compose cannot combine “network_mode” with networks or their addresses.',
    ],
    ['--network host -p 80:80', '-p was left out. Docker publishes no ports with this “--network”.'],
    ['-p 80:80 --net none', '-p was left out. Docker publishes no ports with this “--network”.'],
    ['--stop-timeout -1', '--stop-timeout was left out. Compose cannot wait forever; set a long “stop_grace_period”.'],
    ['--new-thing=1', 'Unknown option --new-thing was left out.'],
    ['--new-thing --init', 'Unknown option --new-thing was left out.'],
    ['--secret db_pw', '--secret was left out. Only Podman has it.'],
    ['--tls-verify=false', '--tls-verify was left out. Only Podman has it.'],
    ['--replace', 'Not needed in Compose: --replace'],
    ['--link db', 'The link to db needs a service with that name, or Compose will not start.'],
    ['-e A=<password>-x', 'Replace <password> with a value.'],
    ['-u $(id -u)', 'Compose cannot run $(id -u); replace it with a value.'],
  ])('%s is reported', async (flags, notice) => {
    expect((await report('toCompose', `docker run ${flags} x`)).notices).toEqual([notice]);
  });

  it.each([
    ['--new-thing', '--new-thing'],
    ['-Z', '-Z'],
  ])('the word after the unknown option %s may be its value', async (flag, typed) => {
    const { value, notices } = await report('toCompose', `docker run ${flag} a b`);
    expect(value).toContain('image: a');
    expect(notices).toEqual([
      `Unknown option ${typed} was left out, and “a” was read as the image. If it is a value, write ${typed}=a.`,
    ]);
  });

  it.each([['--rm=false'], ['-d=0'], ['--sig-proxy=F']])('%s is not reported', async (flags) => {
    expect(await report('toCompose', `docker run ${flags} x`)).toEqual({
      value: 'services:\n  x:\n    image: x\n',
      notices: [],
    });
  });

  it('that are repeated are written once', async () => {
    expect(await service('docker run -p 1:1 -p 1:1 --cap-add A --cap-add A --name aa --name bb x')).toEqual({
      image: 'x',
      container_name: 'bb',
      ports: ['1:1'],
      cap_add: ['A'],
    });
  });
});

describe('shells', () => {
  const command = async (line: string, options: Options = {}) =>
    ((await service(line, options)) as { command?: unknown }).command;

  // POSIX.1-2024, shell, 2.2; checked with Bash 5.2.
  it.each<[string, unknown]>([
    [`a'b'"c"d`, ['abcd']],
    [String.raw`"\a\"\\\$\`" '\n' \x\ y`, [`${String.raw`\a"\$$`}\``, String.raw`\n`, 'x y']],
    [String.raw`$'a\tb\'\x41\u00e9\101\cA'`, ["a\tb'AéA\x01"]],
    ['"a\\\nb" c\\\nd', ['ab', 'cd']],
    [`$HOME \${A:-b c} "$A b"`, [`\${HOME}`, `\${A:-b c}`, `\${A} b`]],
    ['$5.00 $ a$', ['$5.00', '$$', 'a$$']],
    ['a#b # comment', ['a#b']],
    [`'' ""`, ['', '']],
    ['-- --rm 😀', ['--', '--rm', '😀']],
    ['a \\\r\n b', ['a', 'b']],
    ['`date` $(echo ")")', ['`date`', '$(echo ")")']],
  ])('POSIX: %j', async (words, expected) => {
    expect(await command(`docker run x ${words}`, { shell: 'posix' })).toEqual(expected);
  });

  it.each<[string, unknown]>([
    [`'it''s' "a\`"b""c" d\`$`, ["it's", 'a"b"c', 'd$$']],
    ['a `\n b', ['a', 'b']],
    [`$env:HOME "\${env:A} b" C:\\x`, [`\${HOME}`, `\${A} b`, 'C:\\x']],
  ])('PowerShell: %j', async (words, expected) => {
    expect(await command(`docker run x ${words}`, { shell: 'powershell' })).toEqual(expected);
  });

  it.each<[string, unknown]>([
    [String.raw`"a \"b\" c" 'd e' ^&f`, ['a "b" c', "'d", "e'", '&f']],
    ['a ^\r\n b', ['a', 'b']],
    ['%HOME% 50% $x', [`\${HOME}`, '50%', '$$x']],
  ])('cmd: %j', async (words, expected) => {
    expect(await command(`docker run x ${words}`, { shell: 'cmd' })).toEqual(expected);
  });

  it.each<[string, string]>([
    ['docker run -v %cd%:/a x', '.:/a'],
    ['docker run -v %cd%\\b:/a x', '.\\b:/a'],
    [`docker run -v \${PWD}:/a \`\n x`, '.:/a'],
    ['docker run -v $pwd/b:/a `\n x', './b:/a'],
    ['docker run -v "$PWD/b c":/a x', './b c:/a'],
    ['docker run -v `pwd`:/a x', '.:/a'],
    ['docker run -v C:\\data:/a:ro x', 'C:\\data:/a:ro'],
    ['docker run -v "C:\\data:/a" x', 'C:\\data:/a'],
    ['docker run -v C:/data:/a x', 'C:/data:/a'],
    ['docker run -v C:/data:D:/a:ro x', 'C:/data:D:/a:ro'],
    [`docker run -v \${D:-/d}:/a x`, `\${D:-/d}:/a`],
  ])('%j mounts %s', async (line, volume) => {
    expect(await service(line)).toEqual({ image: 'x', volumes: [volume] });
  });

  it.each([
    ['$ docker run x'],
    ['# docker run x'],
    ['root@host:~# docker run x'],
    ['PS C:\\Users\\me> docker run x'],
    ['C:\\>docker.exe run x'],
    ['/usr/bin/podman container create x'],
    ['sudo -E -u me env A=1 nerdctl run x'],
    ['docker --debug -H tcp://1.2.3.4 run x'],
    ['docker run x > log 2>&1 &'],
    ['# the first\ndocker run \\\n x # the last'],
    ['docker pull x && docker run x; echo done'],
  ])('%j starts x', async (line) => {
    expect(await service(line)).toEqual({ image: 'x' });
  });

  // Percent signs and backticks of a POSIX shell.
  it.each<[string, unknown]>([
    [`docker run x date '+%Y%m%d %H%MM%S'`, ['date', '+%Y%m%d %H%MM%S']],
    [`docker run x curl 'http://y/?q=%C3%CD%20%AB%CD'`, ['curl', 'http://y/?q=%C3%CD%20%AB%CD']],
    ["docker run x 'a b' `id -u`\n", ['a b', '`id -u`']],
  ])('%j is for a POSIX shell', async (line, expected) => {
    expect(await command(line)).toEqual(expected);
  });

  // A command substitution of nothing but a comment expands to nothing (POSIX.1-2024, shell, 2.6.3 and 2.10).
  it.each<[string, unknown]>([
    ['docker run x `#optional` a`# b`c `` "`#d`"', ['ac', '']],
    ['docker run x $(# why\n) a', ['a']],
    ['docker run x a\\ \\ b', ['a  b']],
    ['docker run x <path/to a>', ['<path/to a>']],
  ])('%j expands as in the shell', async (line, expected) => {
    expect(await command(line)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    [
      'docker run \\ # the port\n -p 80:80 \\\n x',
      ['Line 1, column 12: “\\” was read as a line continuation, although more text follows.'],
    ],
    [
      'docker run\\    -p 80:80 \\ x',
      ['“\\” was read 2 times as a line continuation, although more text follows. The first is on line 1, column 11.'],
    ],
    [
      'docker run ` -p 80:80 ` x',
      ['“`” was read 2 times as a line continuation, although more text follows. The first is on line 1, column 12.'],
    ],
    [
      'docker run ^ -p 80:80 ^ x',
      ['“^” was read 2 times as a line continuation, although more text follows. The first is on line 1, column 12.'],
    ],
    [
      'docker run\n# the port\n-p\n80:80\nx',
      ['3 lines, starting with line 3, were joined to the command above, although “\\” is missing.'],
    ],
    ['docker run \\\n # the port\n -p 80:80 x', ['Line 3 was joined to the command above, although “\\” is missing.']],
    ['docker run -p 80:80 x\necho done', ['1 command that does not start a container was left out: echo done']],
  ])('%j continues the command', async (line, notices) => {
    expect(await service(line)).toEqual({ image: 'x', ports: ['80:80'] });
    expect((await report('toCompose', line)).notices).toEqual(notices);
  });

  it('adds lines with options after the image to its arguments', async () => {
    expect(await command('docker run x\n--debug\n# a\n-v 1\ndocker ps')).toEqual(['--debug', '-v', '1']);
  });

  it('adds nothing to a command that a separator ends', async () => {
    expect((await report('toCompose', 'docker run; x')).error).toBe(
      'The image is missing: “docker run” ends after its options.',
    );
  });

  it('reports what is left out around the command', async () => {
    const { notices } = await report('toCompose', 'cd /x\nFOO=1 docker --context y run -e FOO x > log | tee z');
    expect(notices).toEqual([
      'Redirection > log was left out.',
      '2 commands that do not start a container were left out; the first is cd /x',
      'FOO was left out. It is a shell variable; set it before running Compose, or in .env.',
      '--context y was left out. It applies to the docker command, not to the container.',
    ]);
    expect(await service('FOO=1 docker run -e FOO x')).toEqual({ image: 'x', environment: { FOO: '1' } });
  });
});

test('counts redirections, placeholders and substitutions', async () => {
  const { notices } = await report('toCompose', 'docker run -e A=<a> -e B=<b> -e C=$(c) -e D=`d` x >1 2>2 3>3');
  expect(notices).toEqual([
    'Replace 2 placeholders with values; the first is <a>',
    'Compose cannot run 2 expressions; replace them with values. The first, on line 1: $(c)',
    '3 redirections were left out; the first is >1',
  ]);
});

test.each([
  ['<a b ', ''],
  ['{a b ', ''],
  ['“a ', ''],
  ['—', ''],
  ['—a ', ''],
  ['<a b> ', ''],
  ['>x ', ''],
  ['$(a) ', ''],
  ['`a` ', ''],
  ['--foo=1 ', ''],
  ['', ';PS a'],
  ['', ';C:\\a'],
  ['', ';a@b:'],
  ['', '; docker run nginx'],
  ['', '\ndocker run --link x nginx'],
])('takes time in proportion to the number of %j%j', async (option, end) => {
  const work = (size: number) => report('toCompose', `docker run ${option.repeat(size)}nginx${end.repeat(size)}`);
  expect(await growsLinearly(work, 4_000)).toBe(true);
});

test('placeholders of documentation stay where they are', async () => {
  expect(await service('docker run -v <folder>:/d gitlab/gitlab-ee:<version>-ee.0 <in >out')).toEqual({
    image: 'gitlab/gitlab-ee:<version>-ee.0',
    volumes: ['<folder>:/d'],
  });
});

test.each<[string, unknown, string]>([
  ['--name=<name> nginx', { image: 'nginx', container_name: '<name>' }, '<name>'],
  ['--name [name] nginx', { image: 'nginx', container_name: '[name]' }, '[name]'],
  ['--name {container name} nginx', { image: 'nginx', container_name: '{container name}' }, '{container name}'],
  ['-p {PORT}:80 nginx', { image: 'nginx', ports: ['{PORT}:80'] }, '{PORT}'],
  ['-p [port]:80 nginx', { image: 'nginx', ports: ['[port]:80'] }, '[port]'],
  ['--cpus <n> nginx:{tag}', { image: 'nginx:{tag}', cpus: '<n>' }, '<n>'],
  ['[owner]/app', { image: '[owner]/app' }, '[owner]'],
])('reports the placeholder of %s', async (command, expected, placeholder) => {
  const { value, notices } = await report('toCompose', `docker run ${command}`);
  expect(Object.values((parse(value ?? '') as { services: object }).services)).toEqual([expected]);
  expect(notices.join()).toContain(placeholder);
});

test.each([
  '-p [::1]:80:80 x',
  '-e A=[a-z] x',
  "-e 'A=[name]' x",
  '-e A=%{code} x',
  'x --format {{.ID}}',
  "x '{PORT}'",
])('sees no placeholder in %s', async (command) =>
  expect((await report('toCompose', `docker run ${command}`)).notices).toEqual([]),
);

describe('typography', () => {
  it.each<[string, unknown, number]>([
    ['—-name web –p 80:80 nginx', { image: 'nginx', container_name: 'web', ports: ['80:80'] }, 2],
    ['–name web –it —rm nginx', { image: 'nginx', container_name: 'web', stdin_open: true, tty: true }, 3],
    ['-e A=“b c” -e B=‘$d’ nginx', { image: 'nginx', environment: { A: 'b c', B: '$$d' } }, 2],
    ['-e\u00a0A=1 nginx bash –c “echo $X”', undefined, 3],
    ['-d \\\u00a0\n nginx', { image: 'nginx' }, 0],
    [
      '-e A=it’s -e "B=“x” — y" -e C=a–b nginx',
      { image: 'nginx', environment: { A: 'it’s', B: '“x” — y', C: 'a–b' } },
      0,
    ],
    ['-e A=“b nginx', { image: 'nginx', environment: { A: '“b' } }, 0],
  ])('in %s is read as ASCII outside quotes', async (command, expected, count) => {
    const { value, notices } = await report('toCompose', `docker run ${command}`);
    const services = Object.values((parse(value ?? '') as { services: object }).services);
    expect(services).toEqual([
      expected ?? { image: 'nginx', environment: { A: '1' }, command: ['bash', '-c', `echo \${X}`] },
    ]);
    const told = notices.filter((notice) => notice.includes('typographic'));
    expect(told).toHaveLength(Math.min(count, 1));
    expect(Number(/^(\d+) typographic/.exec(told.join())?.[1] ?? told.length)).toBe(count);
  });

  it('in network commands is read, too', async () => {
    const { value } = await report('toCompose', 'docker network create —subnet 10.1.0.0/16 net\ndocker run nginx');
    expect(value).toContain('subnet: 10.1.0.0/16');
  });
});

describe('several commands', () => {
  it('report container names that are given twice', async () => {
    const command = 'docker run --name web x\ndocker run --name db --name web y';
    expect(Object.keys((await compose(command))['services'] as object)).toEqual(['x', 'y']);
    expect((await report('toCompose', command)).notices).toEqual([
      '--name is given more than once; Docker uses the last one, web.',
      'Another command also uses the container name web. Docker needs a different name for each container.',
    ]);
  });

  const both =
    'docker network create --subnet 10.1.0.0/16 net\ndocker volume create -d local -o type=nfs data\ndocker run --network net -v data:/d --name db postgres:16; docker run --network net --link db -v data:/d postgres';

  it('are services of one file', async () => {
    expect(await compose(both)).toEqual({
      services: {
        postgres: { image: 'postgres:16', container_name: 'db', volumes: ['data:/d'], networks: { net: {} } },
        'postgres-2': { image: 'postgres', volumes: ['data:/d'], networks: { net: {} }, links: ['db'] },
      },
      networks: { net: { name: 'net', ipam: { config: [{ subnet: '10.1.0.0/16' }] } } },
      volumes: { data: { name: 'data', driver: 'local', driver_opts: { type: 'nfs' } } },
    });
  });

  it('reports names that are taken', async () => {
    expect((await report('toCompose', 'docker run a/x\ndocker run b/x')).notices).toEqual([
      'Service x already exists, so this one is x-2.',
    ]);
  });
});

describe('options', () => {
  it.each<[string, Options, unknown]>([
    ['--name my_db x', { serviceName: 'container' }, { services: { my_db: { image: 'x', container_name: 'my_db' } } }],
    [
      '--cpus 1 -m 1024 --pids-limit 9 --memory-reservation 1g x',
      { limits: 'deploy' },
      {
        services: {
          x: {
            image: 'x',
            deploy: { resources: { limits: { cpus: '1', memory: '1024', pids: 9 }, reservations: { memory: '1g' } } },
          },
        },
      },
    ],
    [
      '--gpus all x',
      { gpus: 'deploy' },
      {
        services: {
          x: {
            image: 'x',
            deploy: { resources: { reservations: { devices: [{ count: 'all', capabilities: ['gpu'] }] } } },
          },
        },
      },
    ],
    ['-e A=1 -e B x', { environment: 'list' }, { services: { x: { image: 'x', environment: ['A=1', 'B'] } } }],
    [
      '-v data:/d --volume-driver nfs x',
      {},
      { services: { x: { image: 'x', volumes: ['data:/d'] } }, volumes: { data: { name: 'data', driver: 'nfs' } } },
    ],
    // Compose reads `v:/v` as a path on a drive (compose-go, format/volume.go).
    [
      '-v v:/v:ro -v w:/w -v x:/x:rw x',
      {},
      {
        services: {
          x: {
            image: 'x',
            volumes: [
              { type: 'volume', source: 'v', target: '/v', read_only: true },
              { type: 'volume', source: 'w', target: '/w' },
              { type: 'volume', source: 'x', target: '/x' },
            ],
          },
        },
        volumes: { v: { name: 'v' }, w: { name: 'w' }, x: { name: 'x' } },
      },
    ],
    [
      '-v data:/d x',
      { volumes: 'external' },
      { services: { x: { image: 'x', volumes: ['data:/d'] } }, volumes: { data: { external: true } } },
    ],
    [
      '-v data:/d x',
      { volumes: 'project' },
      { services: { x: { image: 'x', volumes: ['data:/d'] } }, volumes: { data: {} } },
    ],
    [
      '--network n1 x',
      { networks: 'project', project: 'shop' },
      { name: 'shop', services: { x: { image: 'x', networks: { n1: {} } } }, networks: { n1: {} } },
    ],
    // Keys are not interpolated, list items are.
    ['-l "$A=1" -l "b\\$=2" x', {}, { services: { x: { image: 'x', labels: [`\${A}=1`, 'b$$=2'] } } }],
    ['-l "b\\$=2" x', {}, { services: { x: { image: 'x', labels: { b$: '2' } } } }],
  ])('%s with %j', async (line, options, expected) => {
    expect(await compose(`docker run ${line}`, options)).toEqual(expected);
  });

  it('key order as typed', async () => {
    expect(await run('toCompose', 'docker run -t -p 1:1 --name aa x', { order: 'typed', indent: '4' })).toBe(
      'services:\n    x:\n        image: x\n        tty: true\n        ports:\n            - "1:1"\n        container_name: aa\n',
    );
  });

  it('an existing file keeps its comments, and what it has', async () => {
    const existing = '# mine\nservices:\n  web: # the site\n    image: "nginx"\nvolumes:\n  data: {}\n';
    const yaml = await run('toCompose', 'docker run -v data:/d db', { existing });
    expect(yaml).toBe(
      '# mine\nservices:\n  web: # the site\n    image: "nginx"\n  db:\n    image: db\n    volumes:\n      - data:/d\nvolumes:\n  data: {}\n',
    );
    expect((await report('toCompose', 'docker run web', { existing })).notices).toEqual([
      'Service web already exists, so this one is web-2.',
    ]);
    expect(await error('toCompose', 'docker run web', { existing: 'services: [a]' })).toMatchObject({
      code: 'not-compose',
      at: { field: 'existing', offset: 10 },
    });
    expect(await error('toCompose', 'docker run web', { existing: 'a: "b' })).toMatchObject({
      at: { field: 'existing' },
    });
  });

  // Compose reads 0400 as octal, and so do other parsers of YAML 1.1.
  it('keeps values of an existing file that versions of YAML read differently', async () => {
    const existing =
      'services:\n  web:\n    image: nginx\n    privileged: yes\n    configs:\n      - source: c\n        mode: 0400\n    labels:\n      a: "0400"\n      b: !!str 0400\n      c: 1_000\n';
    expect(await run('toCompose', 'docker run x', { existing })).toBe(
      `${existing.replace('!!str 0400', '"0400"')}  x:\n    image: x\n`,
    );
    expect((await report('toCompose', 'docker run x', { existing })).notices).toContain(
      '3 values differ in YAML 1.1 (first: “yes”, line 4).',
    );
  });

  it('secrets go to .env', async () => {
    const line = `docker run -e DB_PASSWORD='a b$' -e API_KEY=x1 -e COMPASS=n a; docker run -e API_KEY=x2 b`;
    expect(await compose(line, { secrets: true })).toEqual({
      services: {
        a: { image: 'a', environment: { DB_PASSWORD: `\${DB_PASSWORD}`, API_KEY: `\${API_KEY}`, COMPASS: 'n' } },
        b: { image: 'b', environment: { API_KEY: `\${B_API_KEY}` } },
      },
    });
    expect((await run('report', line, { secrets: true })).env).toBe(`DB_PASSWORD='a b$'\nAPI_KEY=x1\nB_API_KEY=x2\n`);
    expect((await run('report', line)).env).toBeNull();
    const url = 'docker run -e A=postgres://app:s3cret@db/x -e B=http://a@db:80/x a';
    expect((await run('report', url, { secrets: true })).env).toBe('A=postgres://app:s3cret@db/x\n');
  });
});

test('the report names every option', async () => {
  expect(await run('report', 'docker run -dit -p 80:80 --ip 1.2.3.4 --network n1 --what x')).toEqual({
    env: null,
    translated:
      'option,key\n-i,stdin_open\n-t,tty\n-p 80:80,ports\n--ip 1.2.3.4,networks.ipv4_address\n--network n1,networks',
    leftOut: 'option,reason\n-d,“docker compose up -d” starts containers in the background.',
    unknown: 'option\n--what',
  });
});

test.each<[string, string]>([
  ['echo hello', 'This is not a docker run command. Paste “docker run”, “podman run” or “docker create”.'],
  ['docker run -it', 'The image is missing: “docker run -it” ends after its options.'],
  ['docker run "a', 'Line 1, column 12: this quote is never closed.'],
  ["docker run a\ndocker run 'b", 'Line 2, column 12: this quote is never closed.'],
  ['docker run $(a', 'Line 1, column 12: “$(” is never closed.'],
  ['docker run -p', '-p needs a value.'],
  ['docker run --ulimit nofile x', '--ulimit nofile: use name=soft or name=soft:hard.'],
  ['docker run --mount type=bind,from=/a x', '--mount has no key “from”.'],
  ['docker run --network name=a,color=b x', '--network has no key “color”.'],
  ["docker run --mount '\"type=bind' x", '--mount: Docker rejects the value “"type=bind”.'],
  ['docker run --gpus \'a"b""\' x', '--gpus: Docker rejects the value “a"b""”.'],
  ['podman run --rootfs /a', '--rootfs runs a folder. Name an image instead, as Compose and Kubernetes need one.'],
  ['docker run "a b"', 'Line 1, column 12: “a b” is not an image. Examples: “nginx:1.27”, “ghcr.io/owner/app”.'],
  ['docker run --rm=maybe x', '--rm: Docker rejects the value “maybe”. Allowed: true, false.'],
  ['docker run --memory lots x', '--memory: Docker rejects the value “lots”.'],
  ['docker run --cgroupns mine x', '--cgroupns: Docker rejects the value “mine”. Allowed: host, private.'],
  [
    'docker run --restart sometimes x',
    '--restart: Docker rejects the value “sometimes”. Allowed: no, on-failure, always, unless-stopped.',
  ],
  [
    'docker run -p 70000:80 x',
    '-p: Docker rejects the value “70000:80”. Use ports from 1 to 65535, such as 8080:80/tcp or 127.0.0.1:8080:80.',
  ],
])('%j: %s', async (line, message) => {
  expect((await report('toCompose', line)).error).toBe(message);
});

// As github.com/docker/go-connections reads them (nat.ParsePortSpec).
describe('ports', () => {
  const run = (flag: string) => error('toCompose', `docker run ${flag} x`);

  test.each([
    '-p 80',
    '-p :80',
    '-p 0:80',
    '-p 80:80/udp',
    '-p 80:80/SCTP',
    '-p 8000-8009:80-89',
    '-p 8000-8009:80',
    '-p 127.0.0.1::80',
    '-p 127.0.0.1:8080:80/tcp',
    '-p [::1]:8080:80',
    '-p ::1:8080:80',
    '-p $PORT:80',
    '-p <port>:80',
    '-p target=80,published=8080',
    '--expose 8000-8009/udp',
  ])('takes %s', async (flag) => {
    await expect(service(`docker run ${flag} x`)).resolves.toBeDefined();
  });

  test.each([
    '-p 70000:80',
    '-p 80:99999',
    '-p abc:80',
    '-p 80:abc',
    '-p 80:0',
    '-p 80:80/http',
    '-p 90-80:80',
    '-p 8000-8001:80-82',
    '-p localhost:80:80',
    '-p 80:80:80',
    '-p 80:80:80:80',
    '--expose 80:80',
    '--expose 65536',
  ])('rejects %s', async (flag) => {
    expect(await run(flag)).toMatchObject({ code: 'bad-port' });
  });
});

// As the daemon does (moby, volume/mounts; docker/cli, opts).
describe('addresses and modes', () => {
  test.each([
    '-p [2001:db8::1]:8080:80',
    '-p 0.0.0.0:8000-8001:80-81/udp',
    '--ip 172.30.0.5',
    '--ip6 2001:db8::5',
    '--ip $ADDRESS',
    '--link-local-ip 169.254.1.1',
    '--dns 1.1.1.1 --dns 2606:4700::1111',
    '--add-host db:10.0.0.2 --add-host db=[::1] --add-host host.docker.internal:host-gateway',
    '--network name=a,ip=10.0.0.2',
    '-v data:/x:ro,z',
    '-v data:/x:nocopy',
    '-v /a:/x:consistent -v /a:/y:cached,ro -v /a:/z:delegated',
    '-v /a:/x:rshared,Z -v /a:/y:slave -v /a:/z:U',
    '-v C:\\\\a:/x:rw',
    '-v $PWD:/x:ro',
    '-v data:/x:$MODE',
    '-v /x',
  ])('takes %s', async (flag) => {
    await expect(service(`docker run ${flag} x`)).resolves.toBeDefined();
  });

  test.each([
    ['-p 300.1.1.1:80:80', 'bad-address', '300.1.1.1:80:80'],
    ['-p [fe80:::1]:80:80', 'bad-address', '[fe80:::1]:80:80'],
    ['--ip 999.1.1.1', 'bad-address', '999.1.1.1'],
    ['--ip fd00::1', 'bad-address', 'fd00::1'],
    ['--ip6 zz', 'bad-address', 'zz'],
    ['--link-local-ip 1.2.3', 'bad-address', '1.2.3'],
    ['--dns 999.1.1.1', 'bad-address', '999.1.1.1'],
    ['--add-host db:999.1.1.1', 'bad-address', 'db:999.1.1.1'],
    ['--network name=a,ip=999.1.1.1', 'bad-address', '999.1.1.1'],
    ['-v data:/x:rz', 'bad-mode', 'rz'],
    ['-v $PWD:/x:ro,rz', 'bad-mode', 'ro,rz'],
  ])('rejects %s', async (flag, code, v) => {
    expect(await error('toCompose', `docker run ${flag} x`)).toMatchObject({ code, params: { v } });
  });
});

// The grammar and examples of github.com/distribution/reference (reference.go, reference_test.go).
describe('image references', () => {
  test.each([
    'test_com',
    'test.com:tag',
    'test.com:5000',
    'test.com/repo:tag',
    'test:5000/repo:tag',
    `test:5000/repo:tag@${digest}`,
    'lowercase/a__b-c---d.e',
    'Uppercase/lowercase',
    '[fd00:1:2::3]:80/repo:tag',
    'registry/<name>:<version>',
    '$IMAGE:$TAG',
  ])('accepts %s', async (image) => {
    expect(await service(`docker run ${image}`)).toMatchObject({ image: expect.any(String) });
  });

  test.each([
    'a..b',
    'a___b',
    'repo@sha256:ffff',
    'validname@invaliddigest:ffff',
    'Uppercase:tag',
    'test:5000/Uppercase/lowercase',
    'https://a/b',
    'aa/asdf\\$ab',
    'a:-b',
    `a/${'a/'.repeat(127)}a`,
  ])('rejects %s', async (image) => {
    expect(await error('toCompose', `docker run ${image}`)).toMatchObject({ code: 'not-an-image' });
  });
});

test.each(['', ' \n'])('blank input %j', async (input) => {
  expect(await run('toCompose', input)).toBe('');
  expect(await run('toRun', input)).toBe('');
});

describe('back to docker run', () => {
  it('each option on its line, or all on one', async () => {
    const yaml = `services:\n  web:\n    image: nginx\n    ports: ["80:80"]\n    environment:\n      A: it's\n    command: [sh, -c, "echo $$HOME \${X}"]`;
    expect(await run('toRun', yaml)).toBe(
      `docker run -d \\\n  --publish 80:80 \\\n  --env 'A=it'\\''s' \\\n  nginx sh -c "echo \\$HOME \${X}"`,
    );
    expect(await run('toRun', 'services: {a: {image: b, tty: true}}', { lines: false })).toBe('docker run -d --tty b');
    expect(
      await run('toRun', 'services: {a: {image: b, volumes: ["v:/v:ro", "C:/x:/y"]}}\nvolumes: {v: {name: n1}}', {
        lines: false,
      }),
    ).toBe('docker run -d --volume n1:/v:ro --volume C:/x:/y b');
  });

  it('services that others depend on come first, in a network of their own', async () => {
    const yaml =
      'name: shop\nservices:\n  web:\n    image: w\n    depends_on: [db]\n  db:\n    image: d\n    volumes: ["data:/d"]\nvolumes:\n  data: {driver: nfs}\n';
    expect(await run('toRun', yaml, { lines: false })).toBe(
      'docker network create shop_default\ndocker volume create --driver nfs data\ndocker run -d --name db --volume data:/d --network shop_default --network-alias db d\ndocker run -d --name web --network shop_default --network-alias web w\n',
    );
    expect(await run('toRun', yaml, { lines: false, service: 'db' })).toBe(
      'docker volume create --driver nfs data\ndocker run -d --volume data:/d d\n',
    );
  });

  it.each<[string, string, readonly string[]]>([
    [
      'ports: [{target: 80, published: "8080", host_ip: 127.0.0.1, protocol: udp}]',
      '--publish 127.0.0.1:8080:80/udp',
      [],
    ],
    ['volumes: [{type: bind, source: ./a, target: /a, read_only: true}]', `--volume "\${PWD}/a:/a:ro"`, []],
    [
      'healthcheck: {test: [CMD, curl, "a b"], interval: 5s}',
      `--health-cmd 'curl '\\''a b'\\''' --health-interval 5s`,
      [],
    ],
    ['entrypoint: [a, b]', '--entrypoint a', []],
    [
      'deploy: {replicas: 2, resources: {limits: {memory: 1g}}}',
      '--memory 1g',
      ['x: “deploy.replicas” was left out because docker run has no such option.'],
    ],
    [
      'depends_on: {db: {condition: service_healthy}}',
      '',
      ['x: “depends_on” was left out because docker run has no such option.'],
    ],
    ['depends_on: [db]', '', []],
    ['profiles: [a]', '', ['x: “profiles” was left out because docker run has no such option.']],
    ['stop_grace_period: 1m30s', '--stop-timeout 90', []],
    ['network_mode: host', '--network host', []],
    ['command: echo "a b" c\\ d', '', []],
  ])('%s', async (line, flags, notices) => {
    const result = await report('toRun', `services: {x: {image: x, ${line}}}`, { lines: false });
    const end = line.startsWith('entrypoint') ? ' b' : line.startsWith('command') ? ` echo 'a b' 'c d'` : '';
    expect(result).toEqual({ value: `docker run -d ${flags && `${flags} `}x${end}`, notices });
  });

  it.each<[string, string]>([
    ['services:\n  a: {tty: true}\n', 'Line 2: The service “a” has neither “image” nor “build”.'],
    ['services:\n  a: {build: null}\n', 'Line 2: The service “a” has neither “image” nor “build”.'],
    ['a: 1\n', 'Line 1, column 1: not a Compose file. Expected keys such as “services:”.'],
    ['- a\n', 'Line 1, column 1: not a Compose file. Expected keys such as “services:”.'],
    ['services: {a: "\n', 'Line 1, column 15: this quoted text is never closed.'],
  ])('%j: %s', async (yaml, message) => {
    expect((await report('toRun', yaml)).error).toBe(message);
  });

  // The flags of `docker build` and the names that Compose gives: docs.docker.com, “docker buildx build” and “Compose build”.
  it.each<[string, string, readonly string[]]>([
    ['{build: .}', 'docker build --tag app-a .\ndocker run -d app-a', []],
    ['{build: "./my dir/"}', `docker build --tag app-a './my dir/'\ndocker run -d app-a`, []],
    ['{build: {dockerfile: D}}', 'docker build --tag app-a --file D .\ndocker run -d app-a', []],
    [
      '{build: {context: ./web/, dockerfile: D, args: {V: 1, T: }, target: t}, command: [x]}',
      'docker build --tag app-a --file ./web/D --target t --build-arg V=1 --build-arg T ./web/\ndocker run -d app-a x',
      [],
    ],
    ['{build: {context: w, dockerfile: /D}}', 'docker build --tag app-a --file /D w\ndocker run -d app-a', []],
    [
      '{build: {context: "https://a.example/b.git", dockerfile: D}}',
      'docker build --tag app-a --file D https://a.example/b.git\ndocker run -d app-a',
      [],
    ],
    [
      '{build: {context: ., no_cache: true, pull: false, tags: [x], labels: [a=b], extra_hosts: {h: 1.2.3.4}, ulimits: {nofile: {soft: 1, hard: 2}}}}',
      'docker build --tag app-a --no-cache --label a=b --tag x --add-host h:1.2.3.4 --ulimit nofile=1:2 .\ndocker run -d app-a',
      [],
    ],
    [
      '{build: {context: ., secrets: [s], platforms: [p, q]}, pull_policy: build}',
      'docker build --tag app-a .\ndocker run -d app-a',
      [
        'a: “build.secrets” was left out because docker build has no such option.',
        'a: “build.platforms” was left out because docker build has no such option.',
      ],
    ],
    [
      '{build: ., platform: linux/arm64, pull_policy: always}',
      'docker build --tag app-a --platform linux/arm64 .\ndocker run -d --platform linux/arm64 app-a',
      ['a: “pull_policy” was left out because docker run has no such option.'],
    ],
    [
      '{image: x, build: ., pull_policy: daily}',
      'docker run -d x',
      [
        'a: “build” was left out because docker run has no such option.',
        'a: “pull_policy” was left out because docker run has no such option.',
      ],
    ],
    ['{image: x, pull_policy: if_not_present}', 'docker run -d --pull missing x', []],
  ])('an image that is built: %s', async (service, commands, notices) => {
    const result = await report('toRun', `services: {a: ${service}}`, { lines: false });
    expect(result).toEqual({ value: commands, notices });
  });

  it('images are built before networks are made, under the name of the project', async () => {
    const yaml = 'name: shop\nservices: {Web: {build: ., depends_on: [db]}, db: {image: d}}';
    expect(await run('toRun', yaml, { lines: false })).toBe(
      'docker build --tag shop-web .\ndocker network create shop_default\ndocker run -d --name db --network shop_default --network-alias db d\ndocker run -d --name Web --network shop_default --network-alias Web shop-web',
    );
  });

  it('a service that is not there', async () => {
    expect(await error('toRun', 'services: {a: {image: b}}', { service: 'c' })).toMatchObject({
      code: 'no-service',
      at: { field: 'service' },
    });
  });
});

/** Words with everything that shells and Compose take for something else. */
const word = fc.string({
  unit: fc.constantFrom('a', '0', ' ', '$', '{', '}', '\\', "'", '"', '`', '#', ';', '\n', 'é', '😀', ':', '-'),
  maxLength: 6,
});

test.each([
  [
    '{image: x, ports: [{target: 80, published: 8080, mode: host, x-a: 1}]}',
    '',
    ['a: “ports.mode” was left out because docker run has no such option.'],
  ],
  [
    '{image: x, env_file: [{path: .env, required: false}]}',
    '',
    ['a: “env_file.required” was left out because docker run has no such option.'],
  ],
  [
    '{image: x, networks: {net: {priority: 1, aliases: [b]}}}',
    'networks: {net: {enable_ipv4: false, ipam: {driver: d, config: [{subnet: 10.0.0.0/8, aux_addresses: {}}]}}}',
    [
      'a: “networks.net.priority” was left out because docker run has no such option.',
      '“networks.net.enable_ipv4” was left out because docker create has no such option.',
      '“networks.net.ipam.driver” was left out because docker create has no such option.',
      '“networks.net.ipam.config.aux_addresses” was left out because docker create has no such option.',
    ],
  ],
])('reports the other keys of settings in their long form: %s', async (service, others, told) => {
  expect((await report('toRun', `services: {a: ${service}}\n${others}`)).notices).toEqual(told);
});

describe('there and back', () => {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

  it('arguments and values of the environment are the same words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1 }), word, async (words, value) => {
        const first = await run('toCompose', `docker run -e A=${quote(value)} x ${words.map(quote).join(' ')}`, {
          shell: 'posix',
        });
        const { services } = readCompose(first) as {
          services: { x: { command: string[]; environment: { A: string } } };
        };
        expect(services.x.command.map((text) => text.replaceAll('$$', '$'))).toEqual(words);
        expect(services.x.environment.A.replaceAll('$$', '$')).toBe(value);
        const again = await run('toCompose', await run('toRun', first), { shell: 'posix' });
        expect(again).toBe(first);
      }),
    );
  });

  it('several services keep their names and networks', async () => {
    const yaml = 'services:\n  web:\n    image: nginx:1.27\n    ports: ["8080:80"]\n  db:\n    image: postgres:16\n';
    const commands = await run('toRun', yaml);
    const again = await run('toCompose', commands);
    const { services } = readCompose(again) as { services: Record<string, Record<string, unknown>> };
    expect(Object.keys(services).sort()).toEqual(['db', 'web']);
    expect(services['web']).toMatchObject({ image: 'nginx:1.27', ports: ['8080:80'], container_name: 'web' });
    expect(again).not.toContain('aliases');
    expect(readCompose(await run('toCompose', await run('toRun', again)))).toEqual(readCompose(again));
  });

  it('all flags', async () => {
    const flags =
      '-e A=1 --env-file a -p 80:80 --expose 9 -v data:/d -v ./a:/a --mount type=tmpfs,dst=/t,tmpfs-mode=1770 --tmpfs /r --network n1 --ip 10.0.0.5 --network-alias q --add-host a:1.2.3.4 --dns 1.1.1.1 -h web --restart always --init -it -u 1 -w /w --entrypoint sh -m 1g --cpus 1.5 --gpus all --device /dev/a --cap-add ALL --privileged --device-read-bps /dev/sda:1mb --blkio-weight 300 --ulimit nofile=1:2 --sysctl a=1 --health-cmd "a b" --health-retries 3 --log-driver json-file --log-opt max-size=1g -l a=b --stop-timeout 20 --ipc host --name cc';
    const first = await run('toCompose', `docker run ${flags} x cmd 'a b'`);
    expect(readCompose(await run('toCompose', await run('toRun', first)))).toEqual(readCompose(first));
  });
});

test('the effort grows with the number of commands', async () => {
  const commands = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `docker run -d -p ${index}:80 -e "A=b c" --name n${index} image${index} a b`,
    ).join('\n');
  expect(await growsLinearly((size) => run('toCompose', commands(size)), 300)).toBe(true);
});
