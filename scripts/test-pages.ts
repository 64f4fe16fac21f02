/**
 * Runs the page tests: those of the site, and those of the tools that a change affects or that represent others; with
 * `COMPLETE=1` in the environment, those of all tools.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isCheckedInFull } from '../e2e/support/scope.ts';
import { catalog } from '../e2e/support/site.ts';
import { mustRun, root } from './command.ts';

const ofTools = catalog('en')
  .filter(({ id }) => isCheckedInFull(id))
  .map(({ id }) => `src/tools/${id}/page.e2e.ts`)
  .filter((file) => existsSync(join(root, file)));
console.log(`Page tests of the site and of ${ofTools.length} tools`);
mustRun('playwright', ['test', 'e2e/', ...ofTools, ...process.argv.slice(2)]);
