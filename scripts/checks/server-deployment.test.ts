/** Compares what runs `penknife serve` in containers with the settings of the code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readServeSettings } from '../../src/cli/serve/settings.ts';
import { execute } from '../../src/library/index.ts';
import { healthPath } from '../../src/server/http/server.ts';
import { root } from '../command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const notice = () => {};
const parseYaml = async (file: string) =>
  JSON.parse(await execute('yaml-to-json-converter/toJson', read(file), {}, { notice }));

const dockerfile = read('Dockerfile');
const [, stage = ''] = /^FROM \S+ AS server\n(.*?)^FROM /ms.exec(dockerfile) ?? [];
const [, entrypoint = '[]'] = /^ENTRYPOINT (.*)$/m.exec(stage) ?? [];
const command = JSON.parse(entrypoint) as readonly string[];

/** The settings of the image with further arguments. */
const settingsOf = (args: readonly string[] = []) =>
  readServeSettings([...command.slice(command.indexOf('serve') + 1), ...args], {}, '');
const { port } = settingsOf().server;

/** The most memory in bytes that threads and bodies take, besides the process itself. */
function mostMemory(args: readonly string[]): number {
  const { pool, server } = settingsOf(args);
  return (pool.size ?? Number.NaN) * (pool.memory ?? Number.NaN) * 2 ** 20 + 4 * server.maxBody;
}

/** What the process itself takes, with the answers that it holds, in bytes. */
const ownMemory = 400_000_000;

test('the image listens on all addresses at the default port, as a user that is not root', () => {
  expect(settingsOf().server.host).toBe('::');
  expect(stage).toContain(`\nEXPOSE ${port}\n`);
  expect(stage).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  expect(stage).toContain(`http://127.0.0.1:${port}${healthPath}`);
});

test('the container has no rights, and memory for its threads', async () => {
  const { services } = await parseYaml('deploy/compose.yaml');
  const { penknife } = services;
  expect(penknife).toMatchObject({
    build: { context: '..', target: 'server' },
    ports: [`8080:${port}`],
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  expect(Number.parseInt(penknife.mem_limit, 10) * 2 ** 20).toBeGreaterThan(mostMemory(penknife.command) + ownMemory);
  expect(Number.parseInt(penknife.stop_grace_period, 10) * 1_000).toBeGreaterThan(settingsOf().pool.timeout ?? 0);
});

interface Manifest {
  readonly kind: string;
}

describe('the manifests', async () => {
  const documents = await parseYaml('deploy/kubernetes.yaml');
  const specOf = (kind: string) => documents.find((document: Manifest) => document.kind === kind)?.spec;
  const pod = specOf('Deployment').template.spec;
  const [container] = pod.containers;
  const labels = specOf('Deployment').template.metadata.labels;

  test('run a container without rights', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(stage).toContain(`USER ${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}\n`);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  test('have probes at the port', () => {
    expect(container.ports).toEqual([{ name: 'http', containerPort: port }]);
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      expect(container[probe].httpGet).toEqual({ path: healthPath, port: 'http' });
  });

  test('give memory for the threads, and time for the calls', () => {
    const [, mebibytes] = /^(\d+)Mi$/.exec(container.resources.limits.memory) ?? [];
    expect(Number(mebibytes) * 2 ** 20).toBeGreaterThan(mostMemory(container.args) + ownMemory);
    expect(pod.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(settingsOf().pool.timeout ?? 0);
  });

  test('are about the same pods', () => {
    expect(documents.map(({ kind }: Manifest) => kind)).toEqual([
      'Deployment',
      'Service',
      'HorizontalPodAutoscaler',
      'NetworkPolicy',
    ]);
    expect(specOf('Deployment').selector.matchLabels).toEqual(labels);
    expect(specOf('Service')).toMatchObject({ selector: labels, ports: [{ targetPort: 'http' }] });
    expect(specOf('HorizontalPodAutoscaler').scaleTargetRef).toMatchObject({ kind: 'Deployment', name: 'penknife' });
    expect(specOf('Deployment')).not.toHaveProperty('replicas');
  });

  test('let nothing out', () => {
    expect(specOf('NetworkPolicy')).toEqual({
      podSelector: { matchLabels: labels },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ ports: [{ port: 'http' }] }],
      egress: [],
    });
  });
});
