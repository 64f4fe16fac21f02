/** Builds everything that is published: the site, with the given flags of `build-web.ts`, the command line and the library. */
import { mustRun } from './command.ts';

mustRun('tsx', ['scripts/build-web.ts', ...process.argv.slice(2)]);
for (const part of ['cli', 'lib']) mustRun('tsx', [`scripts/build-${part}.ts`]);
