import { STATUS_CODES } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readCsv } from '#lib/csv/read.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import frenchMessages from './fr.json' with { type: 'json' };
import * as logic from './logic.ts';
import { statuses } from './statuses.ts';
import tool from './tool.ts';

const { run, notices } = testTool(tool, logic, { messages });
const french = testTool(tool, logic, { messages: frenchMessages, context: { locale: 'fr' } });

const rowsOf = (table: unknown) => [...readCsv(String(table))].slice(1).map(({ fields }) => fields);
const codesFor = async (query: string, options = {}) =>
  rowsOf(await run('search', query, options)).map(([, code]) => Number(code));

const registered = statuses.filter(({ vendor }) => vendor === undefined);
const codesOf = (some: typeof statuses) => some.map(({ code }) => code);

describe('statuses', () => {
  it('are those of the registry of IANA', () => {
    const perClass = [1, 2, 3, 4, 5].map((first) => registered.filter(({ code }) => Math.floor(code / 100) === first));
    expect(perClass.map(({ length }) => length)).toEqual([5, 10, 9, 29, 11]);
    expect(new Set(codesOf(statuses)).size).toBe(statuses.length);
  });

  it('may be cached as RFC 9110, section 15.1, says', () => {
    expect(codesOf(statuses.filter(({ isCacheable }) => isCacheable))).toEqual([
      200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501,
    ]);
  });

  it('of WebDAV are those of its documents', () => {
    expect(codesOf(statuses.filter(({ type }) => type === 'WebDAV'))).toEqual([102, 207, 208, 423, 424, 507, 508]);
  });

  it('contain those of Node, which has 509 as an official one', () => {
    const known = Object.keys(STATUS_CODES).map(Number);
    expect(known.filter((code) => !codesOf(registered).includes(code))).toEqual([509]);
  });

  it('are described in both languages', () => {
    for (const { logic: texts } of [messages, frenchMessages])
      expect(
        Object.keys(texts).flatMap((key) => (key.startsWith('description-') ? Number(key.slice(12)) : [])),
      ).toEqual(codesOf(statuses));
  });
});

describe('search', () => {
  it('lists the registered ones for no question, all on request', async () => {
    expect(await codesFor('')).toEqual(codesOf(registered));
    expect(await codesFor('', { unofficial: true })).toEqual(codesOf(statuses));
    expect((await codesFor('', { class: '5xx' })).length).toBe(11);
    expect((await codesFor('', { webDavOnly: true })).length).toBe(7);
  });

  it.each([
    ['404', 404],
    ['401', 401],
    [' 404\n', 404],
    ['404 Not Found', 404],
    ['HTTP/1.1 404 Not Found', 404],
    ['HTTP/2 503', 503],
    ['not found', 404],
    ['NOT_FOUND', 404],
    ['teapot', 418],
    ['rate limit', 429],
    ['payload too large', 413],
    ['Unprocessable Entity', 422],
    ['Retry-After', 429],
    ['499', 499],
    ['nginx', 444],
  ])('%s gives %i first', async (query, code) => {
    expect((await codesFor(query))[0]).toBe(code);
  });

  it.each([
    ['4xx', 29],
    ['5XX', 11],
    ['4', 29],
    ['40x', 10],
    ['40', 10],
    ['2', 10],
    ['teapot', 1],
    ['404', 1],
    ['webdav', 7],
  ])('%s gives %i', async (query, count) => {
    expect(await codesFor(query)).toHaveLength(count);
  });

  it('adds what only mentions a code', async () => {
    expect(await codesFor('401')).toEqual([401, 407]);
  });

  it('finds in French', async () => {
    expect(rowsOf(await french.run('search', 'théière'))[0]?.slice(0, 3)).toEqual([
      '4xx Erreur client',
      '418',
      "I'm a teapot",
    ]);
  });

  it('offers the closest, and says so', async () => {
    const query = 'teapot xyzzyq';
    expect(await notices('search', query)).toMatchObject([{ code: 'nothing-matches', params: { query } }]);
    expect(await notices('search', 'xyzzyq')).toMatchObject([{ code: 'nothing-found', params: { query: 'xyzzyq' } }]);
    expect(await notices('search', '404')).toEqual([]);
    expect(await codesFor('401, 403 520')).toEqual([401, 403, 520]);
    await expect(run('search', '999 998')).rejects.toMatchObject({ code: 'not-a-status' });
  });

  it('says when the filters hide what was found', async () => {
    expect(await notices('search', 'rate limit', { class: '5xx' })).toMatchObject([
      { code: 'all-hidden', params: { filter: '“Class”' } },
    ]);
    const [notice] = await notices('search', 'unauthorized', { class: '5xx' });
    expect(notice).toMatchObject({ code: 'better-hidden', params: { filter: '“Class”' } });
    expect(await notices('search', 'not found', { webDavOnly: true })).toMatchObject([
      { params: { filter: '“WebDAV only”' } },
    ]);
    expect(await notices('search', 'not found', { class: '5xx', webDavOnly: true })).toMatchObject([
      { code: 'all-hidden', params: { filter: '“Class” or “WebDAV only”' } },
    ]);
    expect(await notices('search', '', { class: '5xx' })).toEqual([]);
    expect(await notices('search', '404', { class: '5xx' })).toEqual([]);
    expect(await codesFor('404', { class: '5xx', webDavOnly: true })).toEqual([404]);
    expect(await notices('search', '4xx', { class: '4xx' })).toEqual([]);
  });

  it.each([
    ['299', 'unassigned', { first: '227', last: '299' }],
    ['199', 'unassigned', { first: '105', last: '199' }],
    ['512', 'unassigned', { first: '512', last: '599' }],
    ['427', 'unassigned-one', { code: '427' }],
    ['600', 'not-a-status', { code: '600' }],
    ['099', 'not-a-status', { code: '099' }],
    ['6', 'not-a-status', { code: '6' }],
    ['6xx', 'not-a-status', { code: '6xx' }],
    ['4040', 'not-a-status', { code: '4040' }],
  ])('refuses %s', async (query, code, params) => {
    await expect(run('search', query)).rejects.toMatchObject({ code, params });
  });
});

describe('lookup', () => {
  it.each([
    [404, { line: '404 Not Found', constant: 'NOT_FOUND', cacheable: true, specification: 'RFC 9110' }],
    [418, { constant: 'IM_A_TEAPOT', go: 'w.WriteHeader(http.StatusTeapot)', specification: 'RFC 9110, RFC 2324' }],
    [203, { constant: 'NON_AUTHORITATIVE_INFORMATION', go: 'w.WriteHeader(http.StatusNonAuthoritativeInfo)' }],
    [306, { constant: 'UNUSED', go: 'w.WriteHeader(306)' }],
    [505, { go: 'w.WriteHeader(http.StatusHTTPVersionNotSupported)' }],
    [422, { formerName: 'Unprocessable Entity', express: 'res.sendStatus(422)' }],
    [100, { constant: 'CONTINUE', express: null, go: null, curl: null, headers: 'Expect' }],
    [499, { constant: null, express: null, go: null, curl: null, vendor: 'nginx' }],
    [104, { address: 'https://datatracker.ietf.org/doc/draft-ietf-httpbis-resumable-upload/' }],
    [499, { vendor: 'nginx', specification: null, address: null, type: 'HTTP' }],
    [598, { vendor: 'some proxies' }],
  ])('%i', async (code, expected) => {
    expect(await run('lookup', code)).toMatchObject(expected);
  });

  it.each([
    [299, 'unassigned'],
    [600, 'not-a-status'],
    [42, 'not-a-status'],
    [-404, 'not-a-status'],
    [404.5, 'not-a-status'],
  ])('refuses %d', async (code, error) => {
    await expect(run('lookup', code)).rejects.toMatchObject({ code: error });
  });
});
