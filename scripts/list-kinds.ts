/**
 * `npm run kinds`: every kind, the one that it is a narrower form of, and its description. A `*` marks those that are
 * detected.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ancestry, type KindId } from '../src/core/kinds/kinds.ts';
import { detectors } from '../src/generated/detectors.ts';
import { kinds } from '../src/generated/kinds.ts';
import { pictureDetectors } from '../src/generated/picture-detectors.ts';
import { root } from './command.ts';

/** Its displayed name, where it is detected. */
function nameOf(id: string): string {
  const file = join(root, 'src/kinds', id, 'en.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name : '';
}

for (const id of Object.keys(kinds) as KindId[]) {
  const source = readFileSync(join(root, 'src/kinds', id, 'kind.ts'), 'utf8');
  const [, comment = nameOf(id)] = /\/\*\* (.*) \*\/\nexport default/.exec(source) ?? [];
  const [, ...wider] = ancestry(id);
  const mark = Object.hasOwn({ ...detectors, ...pictureDetectors }, id) ? '*' : ' ';
  console.log(`${`${mark} ${[id, ...wider].join(' < ')}`.padEnd(34)} ${comment}`.trimEnd());
}
