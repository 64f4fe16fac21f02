import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readServeSettings } from './settings.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'penknife-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const read = (args: readonly string[], env = {}, builtSite = join(folder, 'none')) =>
  readServeSettings(args, env, builtSite);

describe('the settings', () => {
  test('listen on loopback, without a site that is not there', () => {
    expect(read([])).toMatchObject({
      server: { host: '127.0.0.1', port: 8080, hasApi: true, hasMcp: true, maxBody: 64_000_000, corsOrigins: [] },
      pool: { timeout: 30_000, memory: 256, maxQueue: 256 },
    });
    expect(read([])).not.toHaveProperty('site');
    expect(read(['--no-api', '--no-mcp']).server).toMatchObject({ hasApi: false, hasMcp: false });
  });

  test('serve the site that is found, with its hidden tools', () => {
    write('_headers', '');
    write('config.json', '{ "hiddenTools": ["hash-text"] }');
    expect(read([], { PENKNIFE_HIDDEN_TOOLS: 'bcrypt' }, folder)).toMatchObject({
      site: folder,
      server: { hiddenTools: new Set(['hash-text']) },
    });
    expect(read(['--site', folder]).site).toBe(folder);
    expect(read(['--no-site'], {}, folder)).not.toHaveProperty('site');
    expect(read([], { PENKNIFE_HIDDEN_TOOLS: 'bcrypt, hash-text' }).server.hiddenTools.size).toBe(2);
  });

  test('serve the site with settings of variables, which its configuration overrides', () => {
    write('_headers', '');
    write('config.json', '{ "defaultTheme": "dark" }');
    const env = { PENKNIFE_DEFAULT_THEME: 'light', PENKNIFE_DEFAULT_LOCALE: 'fr', PENKNIFE_SHOW_BANNER: '' };
    expect(read([], env, folder).configuration).toEqual({ defaultTheme: 'dark', defaultLocale: 'fr' });
    expect(() => read([], { PENKNIFE_SHOW_BANNER: 'perhaps' })).toThrow(/showBanner must be a boolean/);
  });

  test.each([
    [['--prt', '1'], /Unknown option --prt\. Did you mean port/],
    [['x'], /Unexpected argument 'x'/],
    [['--port', '70000'], /--port must be a whole number from 0 to 65535\./],
    [['--port', '0x10'], /--port must be/],
    [['--max-body', '2g'], /--max-body must be a size/],
    [['--max-body', 'm'], /--max-body must be a size/],
    [['--cors-origin', 'https://a.example/x'], /--cors-origin must be an origin/],
    [['--site', '/nowhere'], /There is no built site in \/nowhere\./],
    [['--config', '/nowhere'], /Cannot read \/nowhere/],
  ])('%j is wrong', (args, message) => {
    expect(() => read(args)).toThrow(message);
  });

  test.each([
    ['[1', /config\.json must be JSON/],
    ['1', /config\.json must be an object, but is 1/],
    ['{"hideTools":[]}', /there is no key hideTools/],
    ['{"hiddenTools":[1]}', /hiddenTools must be a list of strings/],
    ['{"hiddenTools":["hash-txt"]}', /there is no tool "hash-txt"/],
  ])('%s is no configuration', (text, message) => {
    expect(() => read(['--config', write('wrong.json', text)])).toThrow(message);
  });
});

test('serves until it gets a signal', async () => {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/cli/penknife.ts', 'serve', '--port', '0', '--no-site'],
    {
      cwd: root,
    },
  );
  const ended = once(server, 'exit');
  let said = '';
  for await (const chunk of server.stderr) {
    said += chunk;
    if (said.includes('\n')) break;
  }
  const [, address] = /at (http:\/\/127\.0\.0\.1:\d+)\//.exec(said) ?? [];
  const response = await fetch(`${address}/api/v1/url-encoder/encode?input=a%20b`);
  expect(await response.text()).toBe('a%20b');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
