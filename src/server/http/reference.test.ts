import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { createPool } from '../pool.ts';
import { startServer } from './server.ts';

const pool = createPool({ size: 1 });
const server = await startServer({
  ...{ host: '127.0.0.1', port: 0, allowedHosts: [], corsOrigins: [] },
  ...{ pool, hasApi: true, hasMcp: false, maxBody: 1e6, version: '1.2.3', hiddenTools: new Set(['bcrypt']) },
});
const address = `http://127.0.0.1:${server.address.port}`;
afterAll(async () => {
  await server.close();
  await pool.close();
});

const read = async (path: string) => {
  const response = await fetch(address + path);
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    html: await response.text(),
  };
};
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('the pages of calls', () => {
  test.each(['/api/v1', '/api/v1/'])('%s lists the tools', async (path) => {
    const { status, policy, html } = await read(path);
    expect(status).toBe(200);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}=';/);
    expect(html).toContain('<a href="/api/v1/hash-text">Hash text and files</a>');
    expect(html).not.toContain('bcrypt');
    expect(html).not.toContain('<script');
  });

  test('a tool has its operations, options and outputs', async () => {
    const { html } = await read('/api/v1/url-encoder');
    const text = textOf(html);
    expect(text).toContain('POST /api/v1/url-encoder/encode, GET');
    expect(text).toMatch(/asEncode ascomponent, rfc3986, uri, form, allcomponent/);
    expect(textOf((await read('/api/v1/hmac-generator')).html)).not.toContain('hmac, GET');
    expect(textOf((await read('/api/v1/hash-text')).html)).toMatch(/Outputs, for pick: md5, sha1/);
  });

  test('its examples are commands that work', async () => {
    const { html } = await read('/api/v1/json-prettify');
    const [command = ''] = /curl -s [^<]+/.exec(html) ?? [];
    const { stdout } = await promisify(execFile)('sh', ['-c', textOf(command)]);
    expect(JSON.parse(stdout)).toMatchObject({ notices: [] });
  });

  test.each(['/api/v1/bcrypt', '/api/v1/hash-txt', '/api/v1/__proto__', '/api/v1/%68ash-text'])(
    '%s is none',
    async (path) => {
      expect(await read(path)).toMatchObject({ status: 404 });
    },
  );

  test('another method finds none', async () => {
    expect((await fetch(`${address}/api/v1/`, { method: 'POST' })).status).toBe(404);
  });
});
