/**
 * Runs the page tests of a landing: those of the site that are marked for it, and those of the tools that a change
 * affects; with `COMPLETE=1` in the environment, all.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onLanding } from '../e2e/support/on-landing.ts';
import { catalog } from '../e2e/support/site.ts';
import { isAffected, isComplete } from '../src/testing/affected-tools.ts';
import { mustRun, root } from './command.ts';

const ofTools = catalog('en')
  .filter(({ id }) => isAffected(id))
  .map(({ id }) => `src/tools/${id}/page.e2e.ts`)
  .filter((file) => existsSync(join(root, file)));
console.log(`Page tests of the site and of ${ofTools.length} tools`);
// Playwright looks for the pattern in the path of a test, in its title and in its tags.
const marked = isComplete ? [] : ['--grep', `${onLanding.tag}|src/tools/`];
mustRun('playwright', ['test', 'e2e/', ...ofTools, ...marked, ...process.argv.slice(2)]);
