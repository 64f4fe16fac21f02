/** Builds everything that is published: the site, with the given flags of `build-web.ts`, and the npm package. */
import { mustRun } from './command.ts';

mustRun('tsx', ['scripts/build-web.ts', ...process.argv.slice(2)]);
mustRun('tsx', ['scripts/build-package.ts']);
