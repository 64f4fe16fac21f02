import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Context } from '#core/tool.ts';
import { seededContext } from '#testing/seeded-context.ts';
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import { isWithin, linuxOutgoing, refusedByBrowsers, services } from './ports.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'generate'>;

const custom = (min: number, max: number, more: Options = {}): Options => ({ range: 'custom', min, max, ...more });
const portsOf = async (options: Options, context?: Partial<Context>) =>
  String((await run('generate', options, context)).ports)
    .split('\n')
    .map(Number);

describe('generate', () => {
  it.each([
    [{}, 1_024, 65_535],
    [{ range: 'registered' }, 1_024, 49_151],
    [{ range: 'dynamic' }, 49_152, 65_535],
    [{ range: 'system' }, 1, 1_023],
    [custom(20_000, 21_500), 20_000, 21_500],
  ])('stays within the range of %j, without what is avoided', async (options, first, last) => {
    const ports = await portsOf({ ...options, unique: false, count: 1_000 });
    expect(ports).toHaveLength(1_000);
    for (const port of ports) {
      expect(port).toBeGreaterThanOrEqual(first);
      expect(port).toBeLessThanOrEqual(last);
      expect(services.has(port) || refusedByBrowsers.has(port) || isWithin(port, linuxOutgoing)).toBe(false);
    }
  });

  it.each([
    [custom(5_432, 5_433), '5433'],
    [custom(7_777, 7_777), '7777'],
    [custom(6_000, 6_001), '6001'],
    [custom(6_000, 6_000, { avoid: [] }), '6000'],
    [custom(32_767, 40_000, { avoid: ['linux'] }), '32767'],
    [custom(49_151, 65_535, { avoid: ['dynamic'] }), '49151'],
    [custom(3_000, 3_010, { avoid: [], avoidOwn: '3000-3004, 3006–3010' }), '3005'],
    [custom(7_777, 7_777, { count: 3, unique: false, listFormat: 'separated', listSeparator: ' ' }), '7777 7777 7777'],
    [custom(7_777, 7_779, { count: 3, consecutive: true, listFormat: 'json' }), '[\n  "7777",\n  "7778",\n  "7779"\n]'],
    [custom(7_777, 7_780, { count: 3, consecutive: true, avoidOwn: '7777' }), '7778\n7779\n7780'],
    [custom(7_777, 7_779, { count: 3, sort: true }), '7777\n7778\n7779'],
    [custom(7_777, 7_777, { form: 'address', host: '127.0.0.1' }), '127.0.0.1:7777'],
    [custom(7_777, 7_777, { form: 'variable', variable: 'API_PORT' }), 'API_PORT=7777'],
    [custom(7_777, 7_777, { form: 'docker', containerPort: 443 }), '-p 7777:443'],
  ])('%j', async (options, written) => {
    expect(await run('generate', options)).toMatchObject({ ports: written });
  });

  it('describes a single port, and says how many there are to choose from', async () => {
    expect(await run('generate', custom(50_000, 50_000, { avoid: [] }))).toEqual({
      ports: '50000',
      class: 'Dynamic',
      note: 'Linux ephemeral port; Windows and macOS ephemeral port',
      available: 1,
    });
    expect(await run('generate', custom(8_079, 8_082, { count: 2 }))).toMatchObject({
      class: null,
      note: null,
      available: 2,
    });
  });

  it('repeats no port, unless it may', async () => {
    const range = custom(20_000, 20_999, { count: 1_000 });
    expect(new Set(await portsOf(range)).size).toBe(1_000);
    expect(new Set(await portsOf({ ...range, unique: false })).size).toBeLessThan(1_000);
  });

  it.each([
    [custom(9_000, 8_000), ['min-above-max', {}, 0]],
    [custom(5_432, 5_432), ['none-left', {}]],
    [custom(20_000, 20_001, { count: 3 }), ['too-few', { n: 2, m: 3 }]],
    [custom(8_079, 8_085, { count: 5, consecutive: true }), ['no-row', { n: 4, m: 5 }]],
    [{ avoidOwn: '3000, x' }, ['not-a-port', { x: 'x' }, 6]],
    [{ avoidOwn: '70000' }, ['port-range', { x: '70000' }, 0]],
    [{ avoidOwn: '8100-8000' }, ['min-above-max', { x: '8100-8000' }, 0]],
  ])('refuses %j', async (options, expected) => {
    expect(brief(await error('generate', options))).toEqual(expected);
  });

  it('says how many are left', async () => {
    const excluded = Array.from({ length: 1_000 }, (_, index) => 1_024 + index).filter(
      (port) => services.has(port) || refusedByBrowsers.has(port),
    );
    expect(excluded).toEqual([1080, 1194, 1433, 1521, 1719, 1720, 1723, 1883]);
    expect(await report('generate', custom(1_024, 2_023, { count: 1_000 }))).toMatchObject({
      error: 'Only 992 ports are left in this range after exclusions, but you asked for 1,000.',
    });
  });

  it('draws every port equally often: 1,000,000 of 100', async () => {
    const { random } = seededContext();
    const counts = new Map<number, number>();
    for (let round = 0; round < 1_000; round++)
      for (const port of await portsOf(custom(20_000, 20_099, { unique: false, count: 1_000 }), { random }))
        counts.set(port, (counts.get(port) ?? 0) + 1);
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(counts.size).toBe(100);
    // 99.9 % quantile of χ² with 99 degrees of freedom.
    expect(chiSquared).toBeLessThan(148.2);
  });

  test('consecutive ports are that, and every beginning is possible', async () => {
    const { random } = seededContext();
    const seen = new Set<number>();
    for (let round = 0; round < 100; round++) {
      const [first = 0, ...more] = await portsOf(custom(20_000, 20_006, { count: 4, consecutive: true }), { random });
      expect(more).toEqual([first + 1, first + 2, first + 3]);
      seen.add(first);
    }
    expect([...seen].sort()).toEqual([20_000, 20_001, 20_002, 20_003]);
  });
});

describe('lookup', () => {
  // RFC 6335, section 6; Fetch Standard, bad ports.
  it.each([
    ['1023', '1023,System,,Needs root on Linux'],
    ['1024', '1024,Registered,,'],
    ['49151', '49151,Registered,,Linux ephemeral port'],
    ['49152', '49152,Dynamic,,Linux ephemeral port; Windows and macOS ephemeral port'],
    ['10080', '10080,Registered,,Blocked by browsers'],
    ['8080', '8080,Registered,"HTTP, Tomcat, Jenkins",'],
    ['9999', '9999,Registered,Various development servers,'],
    ['22', '22,System,SSH,Needs root on Linux; Blocked by browsers'],
  ])('%s', async (text, row) => {
    expect(await run('lookup', text)).toBe(`port,class,service,notes\n${row}`);
  });

  it.each([
    ['7777', [7777]],
    ['07777', [7777]],
    ['localhost:7777', [7777]],
    ['[::1]:7777', [7777]],
    ['http://localhost:7777/path', [7777]],
    ['7777/tcp', [7777]],
    ['PORT=7777', [7777]],
    ['docker -p 7777:80', undefined],
    ['-p 7777:80 --publish 127.0.0.1:7778:443/tcp', [7777, 7778]],
    ['["7777", "7778"]', [7777, 7778]],
    ['7779 7777;7778,7777', [7777, 7778, 7779]],
    ['7777-7779', [7777, 7778, 7779]],
    ['7777..7778\r\n7780', [7777, 7778, 7780]],
  ])('reads %j', async (text, ports) => {
    const result = run('lookup', text);
    if (ports)
      expect(
        (await result)
          .split('\n')
          .slice(1)
          .map((row) => Number.parseInt(row, 10)),
      ).toEqual(ports);
    else await expect(result).rejects.toMatchObject({ code: 'not-a-port', params: { x: 'docker' } });
  });

  it.each([
    ['0', ['port-range', { x: '0' }, 0]],
    ['1 65536', ['port-range', { x: '65536' }, 2]],
    ['-1', ['not-a-port', { x: '-1' }, 0]],
    ['80.5', ['not-a-port', { x: '80.5' }, 0]],
    ['443 https', ['not-a-port', { x: 'https' }, 4]],
    ['-p', ['not-a-port', { x: '-p' }, 0]],
  ])('refuses %j', async (text, expected) => {
    expect(brief(await error('lookup', text))).toEqual(expected);
  });

  it('reads back every form that is generated', async () => {
    const range = { min: 20_000, max: 20_099, range: 'custom', sort: true } as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('plain', 'address', 'variable', 'docker'),
        fc.constantFrom('lines', 'json', 'csv', 'quoted', 'separated'),
        fc.integer({ min: 1, max: 20 }),
        async (form, listFormat, count) => {
          const { ports } = await run('generate', { ...range, form, listFormat, count });
          expect((await run('lookup', ports)).split('\n')).toHaveLength(count + 1);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('the Fetch Standard refuses 82 ports', () => {
  expect(refusedByBrowsers.size).toBe(82);
});
