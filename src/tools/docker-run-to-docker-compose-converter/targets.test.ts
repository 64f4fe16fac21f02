import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import messages from '#generated/messages/docker-run-to-docker-compose-converter.en.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });

interface Objects {
  readonly [kindAndName: string]: {
    readonly spec: Record<string, unknown> & { template: { spec: Record<string, unknown> } };
    readonly data: unknown;
    readonly stringData: unknown;
  };
}

/** The objects of a file, by kind and name. */
async function objects(compose: string, options: TestOptions<typeof tool, 'toKubernetes'> = {}): Promise<Objects> {
  const documents = parseAllDocuments(await run('toKubernetes', compose, options)).map((document) => document.toJS());
  return Object.fromEntries(documents.map((object) => [`${object.kind}/${object.metadata.name}`, object]));
}

const service = (settings: string) => `services: {a: {image: x, ${settings}}}`;

/** The pod of the only service, and its container. */
async function pod(settings: string) {
  const made = await objects(service(settings));
  const { containers, ...spec } = (made['Deployment/a'] ?? made['StatefulSet/a'])?.spec.template.spec ?? {};
  const { name: _name, image: _image, ...container } = (containers as Record<string, unknown>[])[0] ?? {};
  return { ...spec, ...container };
}

test.each(['', ' \n'])('blank input %j', async (input) => {
  expect(await run('toKubernetes', input)).toBe('');
  expect(await run('toQuadlet', input)).toBe('');
});

describe('Kubernetes', () => {
  // Fields by the Kubernetes API reference (core/v1, apps/v1), keys by the Compose specification.
  it.each<[string, unknown]>([
    ['command: sh -c "a b"', { args: ['sh', '-c', 'a b'] }],
    ['entrypoint: [/e], command: [b]', { command: ['/e'], args: ['b'] }],
    // `$(NAME)` is expanded by Kubernetes, `$$(NAME)` is not.
    ['command: [echo, "$$(date)"]', { args: ['echo', '$$(date)'] }],
    ['working_dir: /w, tty: true, stdin_open: true', { workingDir: '/w', tty: true, stdin: true }],
    ['pull_policy: if_not_present', { imagePullPolicy: 'IfNotPresent' }],
    [
      'ports: ["127.0.0.1:80:80", "53:53/udp"]',
      { ports: [{ containerPort: 80 }, { containerPort: 53, protocol: 'UDP' }] },
    ],
    ['ports: ["3000-3001:4000-4001"]', { ports: [{ containerPort: 4000 }, { containerPort: 4001 }] }],
    [
      'ports: [{target: 80, published: "8080"}], expose: ["9"]',
      { ports: [{ containerPort: 80 }, { containerPort: 9 }] },
    ],
    // In a quantity, `m` is a thousandth: 512m of Docker are 512Mi.
    ['mem_limit: 512m, cpus: 1.5', { resources: { limits: { cpu: '1.5', memory: '512Mi' } } }],
    [
      'deploy: {resources: {limits: {memory: 1gb}, reservations: {cpus: "0.25", memory: 100}}}',
      { resources: { limits: { memory: '1Gi' }, requests: { cpu: '0.25', memory: '100' } } },
    ],
    [
      'user: "1000:2000", group_add: ["3"]',
      {
        securityContext: { runAsUser: 1000, runAsGroup: 2000 },
      },
    ],
    [
      'read_only: true, cap_add: [CAP_NET_ADMIN], cap_drop: [ALL], security_opt: ["no-new-privileges:true"]',
      {
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { add: ['NET_ADMIN'], drop: ['ALL'] },
        },
      },
    ],
    [
      'healthcheck: {test: [CMD, curl, -f, localhost], interval: 1m30s, timeout: 5s, retries: 4, start_period: 9s}',
      {
        readinessProbe: {
          exec: { command: ['curl', '-f', 'localhost'] },
          ...{ periodSeconds: 90, timeoutSeconds: 5, failureThreshold: 4 },
        },
      },
    ],
    [
      'healthcheck: {test: pg_isready}',
      { readinessProbe: { exec: { command: ['/bin/sh', '-c', 'pg_isready'] }, periodSeconds: 30, timeoutSeconds: 30 } },
    ],
    ['stop_grace_period: 1m', { terminationGracePeriodSeconds: 60 }],
    ['network_mode: host, pid: host', { hostNetwork: true, hostPID: true }],
    ['extra_hosts: ["h:10.0.0.1"]', { hostAliases: [{ ip: '10.0.0.1', hostnames: ['h'] }] }],
    ['dns: 1.1.1.1, hostname: h', { dnsConfig: { nameservers: ['1.1.1.1'] }, hostname: 'h' }],
    ['platform: linux/arm64', { nodeSelector: { 'kubernetes.io/os': 'linux', 'kubernetes.io/arch': 'arm64' } }],
    [
      'tmpfs: /run, shm_size: 64m',
      {
        volumeMounts: [
          { name: 'run', mountPath: '/run' },
          { name: 'dev-shm', mountPath: '/dev/shm' },
        ],
        volumes: [
          { name: 'run', emptyDir: { medium: 'Memory' } },
          { name: 'dev-shm', emptyDir: { medium: 'Memory', sizeLimit: '64Mi' } },
        ],
      },
    ],
    [
      'volumes: [/cache, "/srv:/srv:ro"]',
      {
        volumeMounts: [
          { name: 'cache', mountPath: '/cache' },
          { name: 'srv', mountPath: '/srv', readOnly: true },
        ],
        volumes: [
          { name: 'cache', emptyDir: {} },
          { name: 'srv', hostPath: { path: '/srv' } },
        ],
      },
    ],
    [
      'volumes: [{type: volume, source: d, target: /d, volume: {subpath: s}}]',
      {
        volumeMounts: [{ name: 'd', mountPath: '/d', subPath: 's' }],
        volumes: [{ name: 'd', persistentVolumeClaim: { claimName: 'd' } }],
      },
    ],
  ])('%s', async (settings, expected) => {
    expect(await pod(settings)).toEqual(
      // The context of the pod has the name of that of the container.
      settings.includes('group_add') ? { ...(expected as object), securityContext: expect.anything() } : expected,
    );
  });

  it('variables go to a ConfigMap, those that look like secrets to a Secret', async () => {
    const compose = service('environment: {A: 1.10, B: "yes", DB_PASSWORD: p$$w}');
    const made = await objects(compose);
    expect(made['ConfigMap/a-env']?.data).toEqual({ A: '1.10', B: 'yes' });
    expect(made['Secret/a-secret']?.stringData).toEqual({ DB_PASSWORD: 'p$w' });
    // So is a URL with a password in it.
    const urls = await objects(service('environment: {A: "postgres://app:s3cret@db/x", B: "http://a@db:80/x"}'));
    expect(urls['Secret/a-secret']?.stringData).toEqual({ A: 'postgres://app:s3cret@db/x' });
    expect(urls['ConfigMap/a-env']?.data).toEqual({ B: 'http://a@db:80/x' });
    const inside = await objects(compose, { variables: 'container' });
    expect(inside['ConfigMap/a-env']).toBeUndefined();
    expect(inside['Secret/a-secret']).toBeDefined();
  });

  it('a service with data is a StatefulSet with a claim, unless that is disabled', async () => {
    const compose = service('volumes: ["data:/d"], deploy: {replicas: 2}');
    const made = await objects(compose, { storage: '10Gi' });
    expect(Object.keys(made)).toEqual(['PersistentVolumeClaim/data', 'StatefulSet/a', 'Service/a']);
    expect(made['PersistentVolumeClaim/data']?.spec).toEqual({
      // All replicas share the one claim.
      accessModes: ['ReadWriteMany'],
      resources: { requests: { storage: '10Gi' } },
    });
    expect(made['StatefulSet/a']?.spec).toMatchObject({ serviceName: 'a', replicas: 2 });
    expect(Object.keys(await objects(compose, { workload: 'deployment' }))).toContain('Deployment/a');
    const alone = await objects(service('volumes: ["data:/d", "data:/e"], scale: 1'));
    expect(alone['PersistentVolumeClaim/data']?.spec['accessModes']).toEqual(['ReadWriteOnce']);
  });

  it('an external volume has its claim already', async () => {
    const compose = `${service('volumes: ["data:/d"]')}\nvolumes: {data: {external: true, name: Shared_1}}`;
    const made = await objects(compose);
    expect(Object.keys(made)).toEqual(['StatefulSet/a', 'Service/a']);
    expect(made['StatefulSet/a']?.spec.template.spec['volumes']).toEqual([
      { name: 'data', persistentVolumeClaim: { claimName: 'shared-1' } },
    ]);
  });

  // “StatefulSets currently require a Headless Service to be responsible for the network identity of the Pods”
  // (kubernetes.io, Concepts, StatefulSet, Limitations).
  it('a StatefulSet has a headless Service, beside that of its published ports', async () => {
    const data = 'image: x, ports: ["8080:80"], volumes: ["data:/d"]';
    const made = await objects(`services: {a-headless: {image: x}, a: {${data}}}`, { serviceType: 'LoadBalancer' });
    const selector = { 'app.kubernetes.io/name': 'a' };
    expect(made['StatefulSet/a']?.spec).toMatchObject({ serviceName: 'a-headless-2' });
    expect(made['Service/a-headless-2']?.spec).toEqual({
      clusterIP: 'None',
      selector,
      ports: [{ port: 80, targetPort: 80 }],
    });
    expect(made['Service/a-published']?.spec).toMatchObject({ type: 'LoadBalancer', selector });
    expect(made['Service/a-headless']?.spec).toMatchObject({ clusterIP: 'None' });
    const long = 'a'.repeat(63);
    const { spec } = (await objects(`services: {${long}: {${data}}}`))[`StatefulSet/${long}`] ?? {};
    expect(spec).toMatchObject({ serviceName: `${'a'.repeat(54)}-headless` });
  });

  it('a port is served under the published number', async () => {
    const made = await objects(service('ports: ["8080:80"]'), { serviceType: 'NodePort' });
    expect(made['Service/a']?.spec).toEqual({
      type: 'NodePort',
      selector: { 'app.kubernetes.io/name': 'a' },
      ports: [{ port: 8080, targetPort: 80 }],
    });
  });

  // In Compose, services reach each other at the ports of the containers (docs.docker.com, Networking in Compose).
  it('other services find a port under its own number', async () => {
    const compose = `services: {
      web: {image: x, ports: ["8080:80", "127.0.0.1:9001:9000"], expose: ["7"]}, api: {image: x, ports: ["80:80"]}, db: {image: x}}`;
    const inside = await objects(compose);
    const portsOf = (made: typeof inside, name: string) =>
      (made[`Service/${name}`]?.spec['ports'] as { port: number; targetPort: number }[] | undefined)?.map(
        ({ port, targetPort }) => [port, targetPort],
      );
    const own = [
      [80, 80],
      [9000, 9000],
      [7, 7],
    ];
    expect(portsOf(inside, 'web')).toEqual([...own, [8080, 80]]);
    expect(portsOf(inside, 'api')).toEqual([[80, 80]]);
    expect(inside['Service/db']?.spec).toMatchObject({ clusterIP: 'None' });
    const outside = await objects(compose, { serviceType: 'LoadBalancer' });
    expect(portsOf(outside, 'web')).toEqual(own);
    expect(outside['Service/web']?.spec['type']).toBeUndefined();
    expect(portsOf(outside, 'web-published')).toEqual([[8080, 80]]);
    expect(outside['Service/web-published']?.spec).toMatchObject({ type: 'LoadBalancer' });
    expect(portsOf(outside, 'api')).toEqual([[80, 80]]);
    expect(outside['Service/api']?.spec).toMatchObject({ type: 'LoadBalancer' });
    expect(outside['Service/api-published']).toBeUndefined();
  });

  // One volume by its name (Compose Specification, volumes, name); two whose keys have one label are still two.
  it('each volume has one claim', async () => {
    const compose = `services: {
      a: {image: x, volumes: ["x:/a", "x:/b", "y:/c", "my_data:/d", "my-data:/e"]}, b: {image: x, volumes: ["y:/a"]}}
volumes: {x: {name: same}, y: {name: same}, my_data: {}, my-data: {}}`;
    const made = await objects(compose);
    expect(Object.keys(made).filter((key) => key.startsWith('Pers'))).toEqual(
      ['x', 'my-data', 'my-data-2'].map((name) => `PersistentVolumeClaim/${name}`),
    );
    expect(made['PersistentVolumeClaim/x']?.spec).toMatchObject({ accessModes: ['ReadWriteMany'] });
    const pod = made['StatefulSet/a']?.spec.template.spec;
    expect(pod?.['volumes']).toEqual(
      ['x', 'my-data', 'my-data-2'].map((name) => ({ name, persistentVolumeClaim: { claimName: name } })),
    );
    expect(made['StatefulSet/b']?.spec.template.spec['volumes']).toEqual([
      { name: 'y', persistentVolumeClaim: { claimName: 'x' } },
    ]);
  });

  it.each(['"127.0.0.1:9443:443"', '"[::1]:9443:443"', '{target: 443, published: 9443, host_ip: 127.0.0.1}'])(
    'a port bound to loopback stays inside: %s',
    async (port) => {
      const compose = service(`ports: [${port}, "8080:80"]`);
      const made = await objects(compose, { serviceType: 'LoadBalancer' });
      expect(made['Service/a']?.spec['ports']).toEqual([{ port: 8080, targetPort: 80 }]);
      expect((await report('toKubernetes', compose)).notices).toContain(
        'a: port 443 stays inside the cluster because it is bound to loopback. See “kubectl port-forward”.',
      );
    },
  );

  it('services without ports are found by their names', async () => {
    const made = await objects('services: {a: {image: x}, b: {image: y}}');
    expect(made['Service/b']?.spec).toEqual({ clusterIP: 'None', selector: { 'app.kubernetes.io/name': 'b' } });
    expect(Object.keys(await objects('services: {a: {image: x}}'))).toEqual(['Deployment/a']);
  });

  it.each<[string, readonly string[]]>([
    ['init: true', ['a: “init” was not converted. If you need it, add an equivalent by hand.']],
    ['restart: on-failure', ['a: “restart” was not converted. If you need it, add an equivalent by hand.']],
    ['restart: unless-stopped', []],
    ['user: www', ['a: “user” was not converted. If you need it, add an equivalent by hand.']],
    ['entrypoint: []', ['a: “entrypoint” was not converted. If you need it, add an equivalent by hand.']],
    ['deploy: {mode: global}', ['a: “deploy.mode” was not converted. If you need it, add an equivalent by hand.']],
    ['labels: {"a b": c}', ['a: “labels.a b” was not converted. If you need it, add an equivalent by hand.']],
    [
      'healthcheck: {disable: true}',
      ['a: “healthcheck” was not converted. If you need it, add an equivalent by hand.'],
    ],
    ['ports: ["1-65535:1-65535"]', ['a: “ports” was not converted. If you need it, add an equivalent by hand.']],
    ['environment: [HOME]', ['HOME was left out because its value comes from your shell.']],
    ['volumes: ["./a:/a"]', ['The mount of ./a was left out. Put its files in a ConfigMap or in the image.']],
    ['volumes: ["/a:/a"]', ['/a must exist on every node that may run the Pod.']],
    [
      `command: "$\{A} $B $$C"`,
      [`Replace 2 Compose variables with their values: Kubernetes does not fill them in. The first is \${A}.`],
    ],
    [
      'env_file: [.env]',
      ['Variables in .env need a ConfigMap. Create it with: kubectl create configmap a-file-env --from-env-file=.env'],
    ],
    ['volumes: ["data:/d"], scale: 2', ['Several Pods share “data”: its storage class must support ReadWriteMany.']],
    [
      'healthcheck: {test: x, start_period: 9s}',
      ['“start_period” was left out: a failed readiness probe does not stop a Pod.'],
    ],
    ['networks: [net]', ['Networks were left out: in Kubernetes, all Pods can reach each other.']],
    ['depends_on: [b]', ['“depends_on” was left out: Kubernetes starts all Pods at once.']],
    ['ports: ["80:80"]', ['a: the published ports can only be reached from inside the cluster.']],
    ['x-note: 1', []],
  ])('reports what is lost of %s', async (settings, notices) => {
    expect((await report('toKubernetes', service(settings))).notices).toEqual(notices);
  });

  it('reports what a file has besides', async () => {
    const compose =
      'services: {My_App: {build: .}, my-app: {image: x, volumes: ["data:/d"]}, c: {image: x, volumes: ["data:/d"]}}\nsecrets: {s: {}}\nvolumes: {data: {driver: nfs}}\n';
    const { value, notices } = await report('toKubernetes', compose);
    expect(notices).toEqual([
      '2 services were renamed because Kubernetes allows only a–z, 0–9 and “-”: My_App → my-app, my-app → my-app-2',
      'Build the image app-my_app first, and push it to a reachable registry.',
      'Several Pods share “data”: its storage class must support ReadWriteMany.',
      '2 keys were not converted: volumes.data.driver, secrets. If you need them, add equivalents by hand.',
    ]);
    expect(value).toContain('ReadWriteMany');
  });

  it.each<[string, string, string]>([
    [
      'several notices of a kind are one sentence',
      'services: {a: {image: x, environment: [A, B], init: true, user: u, ports: ["80:80"], volumes: ["./a:/a", "./b:/b"]}, b: {build: ., init: true, ports: ["81:81"], env_file: [.env], networks: [net], depends_on: [a]}, c: {build: ., env_file: [.env]}}',
      `2 variables were left out because their values come from your shell: A, B
2 mounts of relative paths were left out: ./a, ./b. Put their files in ConfigMaps or in the images.
The published ports of 2 services can only be reached from inside the cluster: a, b.
Build 2 images first, and push them to a reachable registry: app-b, app-c
Variables in files need 2 ConfigMaps. Create them with: kubectl create configmap b-file-env --from-env-file=.env && kubectl create configmap c-file-env --from-env-file=.env
2 keys were left out because Kubernetes handles them in its own way: networks, depends_on
3 keys were not converted: a.init, b.init, a.user. If you need them, add equivalents by hand.`,
    ],
    [
      'ports bound to loopback',
      'services: {a: {image: x, ports: ["127.0.0.1:1:1", "127.0.0.1:2:2"]}}',
      '2 ports stay inside the cluster because they are bound to loopback: a 1, a 2. See “kubectl port-forward”.',
    ],
  ])('%s', async (_title, compose, expected) => {
    expect((await report('toKubernetes', compose)).notices.join('\n')).toBe(expected);
  });

  it('the number of notices does not grow with that of services', async () => {
    const file = (count: number) =>
      `services:\n${Array.from({ length: count }, (_, n) => `  S${n}: {build: ., init: true, ports: ["${n + 1}:80"], volumes: ["/v${n}:/v"], env_file: .env${n}, environment: [A${n}]}\n`).join('')}`;
    expect((await report('toKubernetes', file(9))).notices).toHaveLength(7);
    expect((await report('toKubernetes', file(99))).notices).toHaveLength(7);
  });

  it('commands and variables reach the container as they are', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '$', '(', ')', '"', "'", '\\', '\n', '0', '😀') });
    await fc.assert(
      fc.asyncProperty(text, text, async (word, value) => {
        const compose = `services: {a: {image: x, command: ${JSON.stringify(['x', word.replaceAll('$', '$$$$')])}, environment: {A: ${JSON.stringify(value.replaceAll('$', '$$$$'))}}}}`;
        const made = await objects(compose);
        const containers = made['Deployment/a']?.spec.template.spec['containers'] as { args: string[] }[] | undefined;
        expect(containers?.[0]?.args[1]?.replaceAll('$$(', '$(')).toBe(word.replaceAll('$$(', '$('));
        expect(made['ConfigMap/a-env']?.data).toEqual({ A: value });
      }),
    );
  });
});

describe('Quadlet', () => {
  const unit = async (settings: string) =>
    (await run('toQuadlet', service(settings)))
      .replace('# FileName=a\n[Container]\nImage=docker.io/library/x\n', '')
      .replace('ContainerName=a\n', '');

  // Keys by podman-systemd.unit(5) of Podman 5.8.
  it.each<[string, string]>([
    ['ports: ["8080:80"]', 'PublishPort=8080:80\n'],
    ['environment: {A: b c, B: 1}', 'Environment="A=b c"\nEnvironment=B=1\n'],
    // Quadlet puts values into ExecStart= as they are (podman-systemd.unit(5)), where systemd makes `%` of `%%` and, instead
    // of a variable, `$` of `$$` (systemd.unit(5), SPECIFIERS; systemd.service(5), COMMAND LINES).
    [
      `environment: {A: "$$$$b"}, command: ["$$5", "$$\{B}"], healthcheck: {test: "echo $$?"}, labels: {a: "$$"}`,
      `Environment=A=$$$$b\nHealthCmd=echo $$?\nLabel=a=$$\nExec=$$5 $$\{B}\n`,
    ],
    ['environment: {A: "50%", B: "$$x"}', 'Environment=A=50%%\nEnvironment=B=$$x\n'],
    ['command: sh -c "echo \\"a\\" $$B"', `${String.raw`Exec=sh -c "echo \"a\" $$B"`}\n`],
    ['entrypoint: [/e, f], command: [g]', 'Entrypoint=/e\nExec=f g\n'],
    ['volumes: ["./c:/c:ro", "/s:/s"]', 'Volume=./c:/c:ro\nVolume=/s:/s\n'],
    ['env_file: .env', 'EnvironmentFile=.env\n'],
    ['user: "1:2"', 'User=1\nGroup=2\n'],
    ['init: true, read_only: true, tty: true', 'RunInit=true\nReadOnly=true\nPodmanArgs=--tty\n'],
    ['mem_limit: 1g, cpus: 0.5', 'Memory=1g\nPodmanArgs=--cpus 0.5\n'],
    ['security_opt: [no-new-privileges:true, label=disable]', 'NoNewPrivileges=true\nSecurityLabelDisable=true\n'],
    ['healthcheck: {test: curl -f localhost, interval: 5s}', 'HealthCmd=curl -f localhost\nHealthInterval=5s\n'],
    ['network_mode: host', 'Network=host\n'],
    ['restart: on-failure', '\n[Service]\nRestart=on-failure\n'],
    ['restart: unless-stopped', '\n[Service]\nRestart=always\n\n[Install]\nWantedBy=default.target\n'],
    ['restart: "no"', ''],
    ['working_dir: "a\\nb"', 'PodmanArgs=--workdir "a\\nb"\n'],
    ['volumes: ["v:/v:ro"]', 'Volume=v.volume:/v:ro\n---\n# FileName=v\n[Volume]\n'],
  ])('%s', async (settings, expected) => {
    expect(await unit(settings)).toBe(expected);
  });

  it.each([
    ['nginx', 'docker.io/library/nginx'],
    ['grafana/grafana:1', 'docker.io/grafana/grafana:1'],
    ['ghcr.io/a/b', 'ghcr.io/a/b'],
    ['localhost/a', 'localhost/a'],
    ['localhost:5000/a', 'localhost:5000/a'],
  ])('names the registry of %s', async (image, name) => {
    expect(await run('toQuadlet', `services: {a: {image: ${image}}}`)).toContain(`Image=${name}\n`);
  });

  it('services, networks and volumes are units that name each other', async () => {
    const compose =
      'services: {web: {image: w, depends_on: {db: {condition: service_healthy}}, networks: {net: {aliases: [x]}}}, db: {image: d, healthcheck: {test: t}, volumes: ["data:/d"], networks: [net, old]}}\nnetworks: {net: {internal: true, ipam: {config: [{subnet: 10.0.0.0/8}]}}, old: {external: true}}\nvolumes: {data: {name: d1, driver_opts: {type: nfs, o: addr=1.2.3.4}}}';
    expect(await report('toQuadlet', compose)).toEqual({
      notices: [
        'Save as 4 files (db.container, web.container, data.volume, net.network), or run “podman quadlet install compose.quadlets”.',
      ],
      value: `# FileName=db
[Container]
Image=docker.io/library/d
ContainerName=db
HealthCmd=t
Volume=data.volume:/d
Network=net.network:alias=db
Network=old:alias=db
Notify=healthy
---
# FileName=web
[Unit]
Requires=db.service
After=db.service

[Container]
Image=docker.io/library/w
ContainerName=web
Network=net.network
NetworkAlias=web
NetworkAlias=x
---
# FileName=data
[Volume]
VolumeName=d1
Type=nfs
Options=addr=1.2.3.4
---
# FileName=net
[Network]
Subnet=10.0.0.0/8
Internal=true
`,
    });
  });

  it.each<[string, readonly string[]]>([
    ['domainname: d', ['a: “domainname” was not converted. If you need it, add an equivalent by hand.']],
    ['deploy: {replicas: 2}', ['a: “deploy.replicas” was not converted. If you need it, add an equivalent by hand.']],
    [
      'restart: on-failure:3',
      ['a: “restart max-retries” was not converted. If you need it, add an equivalent by hand.'],
    ],
    ['environment: [A]', ['The value of A comes from the environment of systemd, not of your shell.']],
    [`environment: {A: "$\{B}"}`, [`Replace \${B} with its value: Quadlet does not fill in Compose variables.`]],
  ])('reports what is lost of %s', async (settings, notices) => {
    expect((await report('toQuadlet', service(settings))).notices).toEqual(notices);
  });

  // Podman refuses Notify=healthy without a health check (podman-run(1), --sdnotify).
  it.each(['', ', healthcheck: {disable: true}', ', healthcheck: {interval: 5s}'])(
    'waits for no service without a health check: %j',
    async (health) => {
      const compose = `services: {a: {image: x, depends_on: {b: {condition: service_healthy}}}, b: {image: z${health}}}`;
      const { value, notices } = await report('toQuadlet', compose);
      expect(value).not.toContain('Notify');
      expect(notices).toEqual([
        'Nothing waits until b is healthy: the file has no health check for it. If its image has one, add Notify=healthy.',
        'Save as 3 files (b.container, a.container, app_default.network), or run “podman quadlet install compose.quadlets”.',
      ]);
    },
  );

  // Flags by podman-run(1), keys by podman-systemd.unit(5) of Podman 5.8.
  it.each([
    ['--secret db_pw', 'Secret=db_pw\n'],
    ['--secret=db_pw,type=env,target=PW', 'Secret=db_pw,type=env,target=PW\n'],
    ['--tz Europe/Paris --systemd always', 'Timezone=Europe/Paris\nPodmanArgs=--systemd always\n'],
    ['--pod p --authfile /a --userns keep-id', 'UserNS=keep-id\nPodmanArgs=--pod p\nPodmanArgs=--authfile /a\n'],
    ['--http-proxy=false --env-host --no-hosts', 'HttpProxy=false\nEnvironmentHost=true\nPodmanArgs=--no-hosts\n'],
    // Quadlet replaces the container of before anyway.
    ['--replace --rm', ''],
  ])('options of Podman: %s', async (flags, expected) => {
    const { value, notices } = await report('toQuadlet', `podman run ${flags} docker.io/library/image`);
    expect(value).toBe(
      `# FileName=image\n[Container]\nImage=docker.io/library/image\nContainerName=image\n${expected}`,
    );
    expect(notices).toEqual([]);
  });

  it('builds an image first', async () => {
    const { value, notices } = await report('toQuadlet', 'services: {a: {build: .}}\nsecrets: {s: {}}');
    expect(value).toContain('Image=localhost/app-a\n');
    expect(notices).toEqual([
      'Build the image app-a first, and push it to a reachable registry.',
      '“secrets” was not converted. If you need it, add an equivalent by hand.',
    ]);
  });
});

it.each([
  ['toKubernetes', 'kubectl create secret'],
  ['toQuadlet', 'podman secret create'],
] as const)('%s reports secrets in clear text', async (operation, command) => {
  const noticesOf = async (environment: string) =>
    (await report(operation, service(`environment: {${environment}}`))).notices;
  expect(await noticesOf('DB_PASSWORD: p$$w, A: b')).toEqual([
    `DB_PASSWORD looks like a secret and is stored as plain text. Create it with “${command}” instead.`,
  ]);
  expect(await noticesOf('API_TOKEN: "a=b", DB_URL: "postgres://app:s3cret@db/x"')).toEqual([
    `2 variables look like secrets and are stored as plain text: API_TOKEN, DB_URL. Create them with “${command}” instead.`,
  ]);
  expect(await noticesOf('A: b, DB_PASSWORD: ""')).toEqual([]);
  // These say where the secret is.
  expect(await noticesOf('DB_PASSWORD_FILE: a, DB_PASSWORD: /run/secrets/db')).toEqual([]);
  // The value is not in the file.
  expect(await noticesOf(`DB_PASSWORD: $P`)).toHaveLength(1);
  expect((await noticesOf(`DB_PASSWORD: "$\{P}"`))[0]).toContain('Replace');
});

it.each(['toKubernetes', 'toQuadlet'] as const)(
  '%s reports a key of services and of the file once',
  async (operation) => {
    const compose = `${service('secrets: [s]')}\nsecrets: {s: {file: s}}`;
    expect((await report(operation, compose)).notices).toEqual([
      'a: “secrets” was not converted. If you need it, add an equivalent by hand.',
    ]);
  },
);

it('the report has a value as it was typed', async () => {
  const { translated } = await run('report', "docker run -e 'A=b c$x' nginx");
  expect(translated).toBe('option,key\n-e A=b c$x,environment');
});

describe('variables of Compose', () => {
  // By the Compose specification, "Interpolation".
  it.each<[string, string, readonly string[]]>([
    [`$\{MODE:-prod}`, 'prod', ['A Compose variable was replaced with its default: MODE=prod']],
    [`a$\{A-b}$\{C:-}d`, 'abd', ['2 Compose variables were replaced with their defaults: A=b, C=']],
    [`$\{A:-x$\{B:-{}}}`, 'x{}', ['2 Compose variables were replaced with their defaults: B={, A=x{']],
    ['$$' + `{A:-b}`, `$\{A:-b}`, []],
    [`$\{A}`, `$\{A}`, [`Replace $\{A} with its value: %s does not fill in Compose variables.`]],
    [
      `$\{A:?no} $\{B:-c}`,
      `$\{A:?no} c`,
      [
        'A Compose variable was replaced with its default: B=c',
        `Replace $\{A:?no} with its value: %s does not fill in Compose variables.`,
      ],
    ],
  ])('%s', async (value, expected, notices) => {
    for (const [operation, target] of [
      ['toKubernetes', 'Kubernetes'],
      ['toQuadlet', 'Quadlet'],
    ] as const) {
      const ran = await report(operation, `services: {a: {image: x, working_dir: ${JSON.stringify(value)}}}`);
      expect(ran.value?.replaceAll('$$', '$')).toContain(expected);
      expect(ran.notices).toEqual(notices.map((notice) => notice.replace('%s', target)));
    }
  });

  it('numbers and ports are read with their defaults', async () => {
    const compose = service(`ports: ["$\{PORT:-8080}:80"], scale: "$\{SCALE:-3}"`);
    const made = await objects(compose);
    expect(made['Service/a']?.spec['ports']).toEqual([{ port: 8080, targetPort: 80 }]);
    expect(made['Deployment/a']?.spec['replicas']).toBe(3);
  });

  it('the effort grows with their depth', async () => {
    const nested = (depth: number) => service(`command: "${`$\{A:-`.repeat(depth)}x${'}'.repeat(depth)}"`);
    expect(await growsLinearly((size) => run('toKubernetes', nested(size)), 2_000)).toBe(true);
  });
});

describe('a volume with a name of one letter', () => {
  it.each([
    ['v:/v:ro', true],
    ['v:/v', undefined],
  ])('%s', async (volume, readOnly) => {
    const made = await objects(service(`volumes: ["${volume}"]`));
    expect(made['PersistentVolumeClaim/v']).toBeDefined();
    expect(await pod(`volumes: ["${volume}"]`)).toMatchObject({
      volumeMounts: [{ name: 'v', mountPath: '/v', ...(readOnly && { readOnly }) }],
    });
  });
});

describe('commands are converted to Compose first', () => {
  const command = 'sudo docker run -d --name web -p 8080:80 -v data:/d --rm --publish-all nginx:1.27';
  const compose =
    'services: {web: {container_name: web, image: "nginx:1.27", ports: ["8080:80"], volumes: ["data:/d"]}}\nvolumes: {data: {name: data}}';

  it.each(['toKubernetes', 'toQuadlet'] as const)('%s', async (operation) => {
    const { value, notices } = await report(operation, command);
    expect(value).toBe(await run(operation, compose));
    expect(notices[0]).toBe(
      '--publish-all was left out. Compose cannot publish all ports; list those you need under “ports”.',
    );
    expect(notices.join()).not.toContain('Not needed');
    expect((await report(operation, 'docker run -d')).error).toBe(
      'The image is missing: “docker run -d” ends after its options.',
    );
    // That is a file.
    expect(await run(operation, 'services:\n  a:\n    image: x\n    command: |\n      docker run y\n')).toContain('x');
  });
});

test.each(['toKubernetes', 'toQuadlet'] as const)('%s refuses what is no Compose file', async (operation) => {
  expect((await report(operation, 'a: 1')).error).toBe(
    'Line 1, column 1: not a Compose file. Expected keys such as “services:”.',
  );
  expect((await report(operation, 'services: {a: {tty: true}}')).error).toBe(
    'The service “a” has neither “image” nor “build”.',
  );
});

test.each(['toKubernetes', 'toQuadlet'] as const)(
  'the effort of %s grows with the number of services',
  async (operation) => {
    const compose = (count: number) =>
      `services:\n${Array.from({ length: count }, (_, n) => `  s${n}: {image: i, ports: ["${n}:80"], volumes: ["v${n}:/v"]}\n`).join('')}`;
    expect(await growsLinearly((size) => run(operation, compose(size)), 200)).toBe(true);
  },
);
