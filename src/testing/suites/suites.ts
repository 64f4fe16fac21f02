/**
 * The public suites of a topic: those that development dependencies carry, and the larger ones, which are not part of
 * the repository. They are read from the folder named by `PENKNIFE_CONFORMANCE`, else from `shared/conformance` beside the
 * repository.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagedSuites } from './packaged-suites.ts';
import type { Row, Suite } from './suite.ts';

export const suitesFolder =
  process.env['PENKNIFE_CONFORMANCE'] ?? join(import.meta.dirname, '../../../../shared/conformance');

function suiteInFolder(topic: string): Suite {
  const name = `${topic}.json`;
  const file = join(suitesFolder, name);
  if (!existsSync(file)) return { name };
  const read = () => (JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Row[] }).cases;
  return { name, load: async () => read() };
}

export const suitesOf = (topic: string): readonly Suite[] => [...(packagedSuites[topic] ?? []), suiteInFolder(topic)];

/** The topics of the files in the folder of suites. */
export const topicsInFolder = (): readonly string[] =>
  existsSync(suitesFolder)
    ? readdirSync(suitesFolder).flatMap((name) => (name.endsWith('.json') ? name.replace('.json', '') : []))
    : [];
