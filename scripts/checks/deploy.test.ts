import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configurationSettings, environmentName } from '../../src/core/configuration.ts';
import { root } from '../command.ts';
import { securityHeaders } from '../site/security.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('an image accepts all variables of a build', () => {
  const [, variables = ''] = /^ARG ((?:.*\\\n)*.*)$/m.exec(read('Dockerfile')) ?? [];
  expect(variables.split(/[\s\\]+/)).toEqual(Object.keys(configurationSettings).map(environmentName));
});

test.each(['compose.yaml', 'deploy/compose.yaml'])('a container of %s accepts all variables of a build', (file) => {
  const names = Object.keys(configurationSettings).map(environmentName);
  expect(read(file).match(/PENKNIFE_\w+(?=:)/g)).toEqual(names);
});

test('an image is built with the Node version of the checkout: another may format numbers and dates differently', () => {
  expect(read('Dockerfile')).toContain(`FROM node:${read('.nvmrc').trim()}-`);
});

test('the configurations of hosts contain no header of the build', () => {
  for (const file of ['deploy/nginx.conf', 'deploy/Caddyfile', 'Dockerfile'])
    for (const name of Object.keys(securityHeaders({ analyticsHost: '' })))
      expect(read(file).toLowerCase()).not.toContain(name.toLowerCase());
});

test('headers forbid framing, and open camera, microphone, screen and wake lock to the site alone', () => {
  const headers = securityHeaders({ analyticsHost: 'https://counter.example/api' });
  expect(headers['Content-Security-Policy']).toMatch(
    /^default-src 'self';.* connect-src 'self' https:\/\/counter\.example;.*; frame-ancestors 'none'$/,
  );
  expect(headers['Permissions-Policy']).toMatch(
    /^camera=\(self\), microphone=\(self\), display-capture=\(self\), screen-wake-lock=\(self\)(, [a-z-]+=\(\))+$/,
  );
});
