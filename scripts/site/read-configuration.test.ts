import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../command.ts';
import { buildConfiguration } from './read-configuration.ts';

afterEach(() => vi.unstubAllEnvs());

test('a build has the environment production, and the version and commit of the checkout', () => {
  expect(buildConfiguration()).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    environment: 'production',
    analyticsEnabled: false,
    showBanner: false,
  });
  expect(buildConfiguration('development').environment).toBe('development');
});

test('variables of the environment are read; empty ones count as not set', () => {
  vi.stubEnv('PENKNIFE_SHOW_BANNER', 'true');
  vi.stubEnv('PENKNIFE_HIDDEN_TOOLS', 'hash-text, json-prettify');
  vi.stubEnv('PENKNIFE_ANALYTICS_ENABLED', '');
  expect(buildConfiguration()).toMatchObject({
    showBanner: true,
    hiddenTools: ['hash-text', 'json-prettify'],
    analyticsEnabled: false,
  });
});

test('rejects a hidden tool that does not exist', () => {
  vi.stubEnv('PENKNIFE_HIDDEN_TOOLS', 'hash-text, md5');
  expect(() => buildConfiguration()).toThrow(
    'Configuration: hiddenTools must contain ids of tools, but there is no tool "md5".',
  );
});

test('a wrong value stops the build, with key, format and value', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build-web.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PENKNIFE_SHOW_BANNER: 'perhaps' },
  });
  expect(stderr).toBe('Configuration: showBanner must be a boolean (true or false), but is "perhaps".\n');
  expect(status).toBe(1);
});
