/** Builds everything that is published: the site, the command line and the library. */
import { mustRun } from './command.ts';

for (const part of ['web', 'cli', 'lib']) mustRun('tsx', [`scripts/build-${part}.ts`]);
