/** Validates the Kubernetes manifests: their values by the schemas of the API, their names by its types. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { Service } from 'kubernetes-models/v1';
import { afterAll, describe, expect, test } from 'vitest';
import { execute } from '../../src/library/index.ts';
import { root, runCaptured } from '../command.ts';

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

// Below the checkout, where the compiler finds what is imported.
mkdirSync(join(root, 'reports'), { recursive: true });
const folder = mkdtempSync(join(root, 'reports/kubernetes-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(yaml: string): Promise<readonly Manifest[]> {
  const json = await execute('yaml-to-json-converter/toJson', yaml, {}, { notice: () => {} });
  return [JSON.parse(json)].flat();
}

type Model = new (manifest: never) => { validate(): void };
const models: Readonly<Record<string, Model>> = { Deployment, Service, HorizontalPodAutoscaler, NetworkPolicy };

/** @throws where a value is not as the schema of its kind describes it */
function validate(manifest: Manifest): void {
  const Kind = models[manifest.kind];
  if (!Kind) throw new Error(`There is no schema of ${manifest.kind}.`);
  new Kind(manifest as never).validate();
}

/** What the compiler reports: the schemas allow properties that nobody knows, as misspelt ones are. */
async function compile(manifests: readonly Manifest[]): Promise<string> {
  const lines = manifests.flatMap((manifest, index) => [
    `import type { I${manifest.kind} as Kind${index} } from 'kubernetes-models/${manifest.apiVersion}';`,
    `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest, null, 2)};`,
  ]);
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve', '--types', '', '--pretty', 'false'];
  const { output } = await runCaptured('tsc', ['--ignoreConfig', ...flags, join(folder, 'manifests.ts')]);
  return output;
}

const yaml = readFileSync(join(root, 'deploy/kubernetes.yaml'), 'utf8');
const manifests = await read(yaml);

describe('the manifests', () => {
  test.each(manifests)('$kind is valid', (manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  });

  test('have only properties that exist', async () => {
    expect(await compile(manifests)).toBe('');
  });
});

describe('a broken manifest is found', () => {
  const broken = async (from: string, to: string) => {
    const changed = await read(yaml.replace(from, to));
    expect(changed).not.toEqual(manifests);
    return changed;
  };

  test.each([
    ['apps/v1', 'apps/v2'],
    ['minReplicas: 2', 'minReplicas: two'],
    ['maxReplicas: 10', 'replicas: 10'],
    ['containerPort: 8080', 'containerPort: "8080"'],
    ['drop: [ALL]', 'drop: ALL'],
    ['- port: http', '- port: [http]'],
    ['    - name: http\n      port: 80', '    - name: http'],
  ])('%s → %s', async (from, to) => {
    const changed = await broken(from, to);
    expect(() => changed.forEach(validate)).toThrow(/must/);
  });

  test('by a misspelt property', async () => {
    expect(await compile(await broken('readinessProbe', 'readynessProbe'))).toMatch(/readynessProbe\W* does not exist/);
  });
});
