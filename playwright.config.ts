import { defineConfig } from '@playwright/test';
import { chromiumFlags, ensureHeadlessShell } from './scripts/browsers/chromium.ts';

// Node 20 has the WebSocket that Firefox is driven over, but only by request; workers inherit the variable.
if (!('WebSocket' in globalThis))
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --experimental-websocket`;

const executablePath = ensureHeadlessShell();
// Workers load this file too, and need not look for it again.
process.env['CHROMIUM_PATH'] = executablePath;

/** Drives the built site in the installed Chromium, and in Firefox where a test says so. */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'src/tools/*/page.e2e.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Only what hangs should fail by them, on a busy machine too.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/pages.json' }]],
  globalSetup: './e2e/support/global-setup.ts',
  use: {
    launchOptions: { executablePath, args: chromiumFlags },
    actionTimeout: 30_000,
    // Wide enough for the rail of options; what a narrower page has instead is tested by those that say so.
    viewport: { width: 1600, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    trace: 'off',
  },
});
