/**
 * Big inputs in the built site, in Chromium: how long they take, how long the page is blocked, how much memory they
 * need. Run with `npx tsx bench/site/browser.ts` after a build; `--quick` takes a tenth of the sizes.
 */
import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/browsers/chromium.ts';
import { root } from '../../scripts/command.ts';
import { serveSite } from '../../scripts/site/serve.ts';

const isQuick = process.argv.includes('--quick');
const megabyte = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'penknife-bench-'));

/** Writes a file in parts, and returns its SHA-256. */
function writeFile(name: string, size: number, part: (index: number) => Buffer): { path: string; sha256: string } {
  const path = join(folder, name);
  const file = openSync(path, 'w');
  const hash = createHash('sha256');
  for (let written = 0, index = 0; written < size; index++) {
    const bytes = part(index);
    writeSync(file, bytes);
    hash.update(bytes);
    written += bytes.length;
  }
  closeSync(file);
  return { path, sha256: hash.digest('hex') };
}

/** About `size` bytes of JSON: an array of records as from an API. */
function writeJson(size: number): string {
  const record = (index: number) =>
    JSON.stringify({
      id: index,
      guid: `${index.toString(16).padStart(8, '0')}-5f2c-4b1e-9a77-1d0c8e6b2f40`,
      active: index % 3 === 0,
      balance: `${(index * 7919) % 100_000}.${index % 100}`,
      name: `Näme ${index}`,
      tags: ['alpha', 'beta', 'gamma'],
      position: { latitude: (index % 180) - 90.125, longitude: 12345678901234567890n.toString() },
    });
  const { path } = writeFile('big.json', size, (index) =>
    Buffer.from(
      `${index === 0 ? '[' : ','}${Array.from({ length: 1000 }, (_, at) => record(index * 1000 + at)).join(',')}`,
    ),
  );
  const file = openSync(path, 'a');
  writeSync(file, ']');
  closeSync(file);
  return path;
}

const statusOf = (pid: string, name: string): number => {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
};

const isOurs = (pid: number): boolean => pid === process.pid || (pid > 1 && isOurs(statusOf(String(pid), 'PPid')));

function isRenderer(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer') && isOurs(Number(pid));
  } catch {
    return false;
  }
}

/** The peak resident set of all renderers of our browser, in megabytes. */
function rendererPeak(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isRenderer(name));
  return (Math.max(...pids.map((pid) => statusOf(pid, 'VmHWM'))) * 1024) / megabyte;
}

/** Starts to observe tasks of more than 50 ms on the main thread. */
async function watchBlocks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const blocks: number[] = [];
    Object.assign(globalThis, { blocks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) blocks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => Math.max(0, ...(globalThis as unknown as { blocks: number[] }).blocks));
}

async function open(path: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  const page = await browser.newPage();
  await page.goto(new URL(path, url).href);
  await page.locator('html[data-hydrated]').waitFor();
  return { page, close: () => browser.close() };
}

interface Job {
  readonly name: string;
  /** The page, with the operation and options in its address. */
  readonly address: string;
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** A text of the result; without one, any big text will do. */
  readonly shown?: string;
}

/** Opens a page in a fresh browser, gives it a file, and waits until its result is shown. */
async function measure({ name, address, path, size, shown }: Job): Promise<void> {
  const { page, close } = await open(address);
  const longestBlock = await watchBlocks(page);
  const idle = rendererPeak();
  const start = performance.now();
  await page.locator('input[type=file]').first().setInputFiles(path);
  const results = page.locator('[data-results]');
  await (shown === undefined ? results.locator('section') : results.getByText(shown))
    .first()
    .waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  await page.waitForTimeout(500);
  console.log(
    `${name.padEnd(44)} ${seconds.toFixed(2).padStart(7)} s ${(size / megabyte / seconds).toFixed(0).padStart(6)} MB/s` +
      `  longest block ${(await longestBlock()).toFixed(0).padStart(4)} ms  renderer peak ${rendererPeak().toFixed(0).padStart(5)} MB (${idle.toFixed(0)} before)`,
  );
  await close();
}

const scale = isQuick ? 0.1 : 1;
const { url, server } = await serveSite(join(root, 'dist/site'));
try {
  for (const size of [megabyte, 10 * megabyte, 50 * megabyte].map((full) => full * scale))
    await measure({
      name: `json-prettify, a file of ${size / megabyte} MB, until shown`,
      address: 'json-prettify',
      path: writeJson(size),
      size,
    });
  const big = 50 * megabyte * scale;
  await measure({
    name: `json-to-yaml-converter, a file of ${big / megabyte} MB`,
    address: 'json-to-yaml-converter',
    path: writeJson(big),
    size: big,
  });

  const yaml = 10 * megabyte * scale;
  const { path: yamlPath } = writeFile('big.yaml', yaml, (index) =>
    Buffer.from(
      `- id: ${index}\n  name: Näme ${index} # kept\n  tags: [alpha, beta]\n  balance: 12345678901234567890.10\n` +
        `  position:\n    latitude: ${(index % 180) - 90.125}\n    active: ${index % 3 === 0}\n`,
    ),
  );
  await measure({
    name: `yaml-to-json-converter, a file of ${yaml / megabyte} MB`,
    address: 'yaml-to-json-converter',
    path: yamlPath,
    size: yaml,
  });

  const binary = 256 * 2 ** 20 * scale;
  const block = Buffer.alloc(2 ** 20);
  await measure({
    name: 'base64-file-converter, a file of 256 MiB',
    address: 'base64-file-converter',
    path: writeFile('big.bin', binary, (index) => block.fill(index & 0xff)).path,
    size: binary,
  });

  const size = 2 ** 30 * scale;
  const { path, sha256 } = writeFile('big.bin', size, (index) => block.fill(index & 0xff));
  await measure({
    name: 'hash-text, SHA-256 of 1 GiB (right)',
    address: 'hash-text?op=hashFile&algorithms=sha256',
    path,
    size,
    shown: sha256,
  });
} finally {
  server.close();
  rmSync(folder, { recursive: true });
}
