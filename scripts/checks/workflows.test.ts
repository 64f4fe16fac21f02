/** Tests the rules for workflows: pinned actions, no write permission where foreign code runs, supported Node versions. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../command.ts';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const folder = '.github/workflows';
const files = readdirSync(join(root, folder)).map((file) => {
  const text = read(join(folder, file));
  return { file, text, workflow: parse(text) as Workflow };
});
const jobs = files.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ name: `${file} ${id}`, job, steps: job.steps ?? [] })),
);
const jobOf = (name: string) => jobs.find((job) => job.name === name);
const mayWrite = (job: Job) => Object.values(job.permissions ?? {}).includes('write');

describe.each(files)('$file', ({ text, workflow }) => {
  test('pins each action by the digest of a commit, with its version', () => {
    const used = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(used).not.toEqual([]);
    for (const line of used)
      expect(line).toMatch(
        /uses: (?:\.\/\.github\/workflows\/[\w-]+\.yml|[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+)$/,
      );
  });

  test('grants nothing to all jobs, and limits runs at the same time', () => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.concurrency).toBeDefined();
  });

  test('reads no secret', () => expect(text).not.toContain('secrets'));
});

describe.each(jobs)('$name', ({ job, steps }) => {
  test('names its permissions', () => expect(job.permissions).toBeDefined());

  test('keeps no credentials in a checkout', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with?.['persist-credentials']).toBe(false);
  });

  // An expression is put into a script as text, so a name of a branch could become a command.
  test('contains no expression in a script', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});

test('only the job that publishes may write', () => {
  expect(jobs.filter(({ job }) => mayWrite(job)).map(({ name }) => name)).toEqual(['release.yml publish']);
});

test.each(jobs.filter(({ job }) => mayWrite(job)))(
  '$name checks out, installs, tests and runs nothing',
  ({ steps }) => {
    for (const { uses, run = '' } of steps) {
      expect(uses ?? '').not.toMatch(/^(?:actions\/checkout@|\.\/)/);
      expect(run).not.toMatch(/\b(?:node|npx|tsx|git clone|npm (?!publish .*--ignore-scripts))\b/);
    }
  },
);

test('the tests run on the oldest supported Node and on all even release lines after it', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const oldest = engines.node.replace('>=', '');
  expect(jobOf('test.yml test')?.job.strategy?.matrix.node).toEqual([oldest, '22', '24', '26']);
  expect(read('.nvmrc').trim()).toBe(oldest);
});

test('a release is tested by the same jobs', () => {
  expect(jobOf('release.yml test')?.job.uses).toBe('./.github/workflows/test.yml');
});

test('an image is built on bases pinned by digest', () => {
  const stages = read('Dockerfile').match(/^FROM .*/gm) ?? [];
  const bases = stages.filter((stage) => !/^FROM (?:build|scratch)\b/.test(stage));
  expect(bases).toHaveLength(3);
  for (const base of bases) expect(base).toMatch(/^FROM [\w.:-]+@sha256:[\da-f]{64}(?: AS [\w-]+)?$/);
});

describe('publishing', () => {
  /** Runs the scripts of the job with commands that only record how they were called. */
  function publish(channel: string): readonly string[] {
    const bin = mkdtempSync(join(tmpdir(), 'penknife-publish-'));
    try {
      for (const command of ['docker', 'npm', 'gh']) {
        writeFileSync(join(bin, command), `#!/bin/sh\ncat > /dev/null\necho "${command} $*" >> "${bin}/calls"\n`);
        chmodSync(join(bin, command), 0o755);
      }
      const scripts = (jobOf('release.yml publish')?.steps ?? []).filter(({ name }) => name?.startsWith('Publish '));
      expect(scripts).toHaveLength(3);
      for (const { run = '' } of scripts) {
        const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
          cwd: bin,
          encoding: 'utf8',
          env: {
            PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
            CHANNEL: channel,
            GITHUB_ACTOR: 'someone',
            GITHUB_REF_NAME: 'v1.2.3',
            GITHUB_REPOSITORY: 'Owner/Penknife',
          },
        });
        expect([status, stderr]).toEqual([0, '']);
      }
      return readFileSync(join(bin, 'calls'), 'utf8').trimEnd().split('\n');
    } finally {
      rmSync(bin, { recursive: true });
    }
  }
  const pushed = (channel: string) =>
    publish(channel).filter((call) => /^docker (?:push|buildx imagetools create) /.test(call));
  /** What is pushed of an image, and joined under tags. */
  const pushes = (image: string, ...tags: readonly string[]) => {
    const parts = ['amd64', 'arm64'].map((architecture) => `ghcr.io/owner/${image}:1.2.3-${architecture}`);
    return [
      ...parts.map((part) => `docker push ${part}`),
      ...tags.map((tag) => `docker buildx imagetools create --tag ghcr.io/owner/${image}:${tag} ${parts.join(' ')}`),
    ];
  };

  test('moves every “latest” for the latest version', () => {
    expect(pushed('latest')).toEqual([
      ...pushes('penknife', '1.2.3', 'latest'),
      ...pushes('penknife-server', '1.2.3', 'latest'),
    ]);
    const calls = publish('latest').join('\n');
    expect(calls).toMatch(/^npm publish .*penknife-1\.2\.3\.tgz .*--tag latest$/m);
    expect(calls).toMatch(/^gh release create v1\.2\.3 .* --latest --notes/m);
  });

  test.each(['previous', 'next', ''])('moves no “latest” on the channel %j', (channel) => {
    expect(pushed(channel)).toEqual([...pushes('penknife', '1.2.3'), ...pushes('penknife-server', '1.2.3')]);
    expect(publish(channel).join('\n')).not.toMatch(/:latest|--tag latest|--latest(?!=false)/);
  });

  test('attaches all files: site, package, list of packages and checksums', () => {
    expect(publish('latest').join('\n')).toMatch(/^gh release create v1\.2\.3 .* release\/\*$/m);
  });

  test('marks a prerelease', () => {
    expect(publish('next').join('\n')).toMatch(/^gh release create .* --prerelease /m);
    expect(publish('previous').join('\n')).not.toContain('--prerelease');
  });
});

test('Renovate stays within the supported Node and renews the digests', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(JSON.parse(read('renovate.json'))).toMatchObject({
    extends: expect.arrayContaining(['helpers:pinGitHubActionDigestsToSemver', 'docker:pinDigests']),
    constraints: { node: engines.node },
    constraintsFiltering: 'strict',
  });
});
