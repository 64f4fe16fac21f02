/** Reads from a tool's sources which messages they use. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Operations } from '#core/tool.ts';
import { toolsFolder } from './all-tools.ts';

const sources = join(toolsFolder, '..');
/** Its notices are in the messages of the tools that have it read their input. */
const encodedReader = join(sources, 'core/encoding/read-encoded.ts');

interface Sources {
  /** The files of the tool's folder, without tests. */
  readonly own: string;
  /** Those of them outside its page. */
  readonly logic: string;
  /** These and all files of ours that they import, directly or not. */
  readonly all: string;
}

export function readSources(folder: string, operations: Operations): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|e2e)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
  const read = (chosen: readonly string[]) => chosen.map((file) => readFileSync(file, 'utf8')).join('\n');
  const own = read(files);
  const logic = read(files.filter((file) => !/^page(\.tsx$|[\\/])/.test(relative(folder, file))));
  const texts = new Map<string, string>();
  if (Object.values(operations).some(({ inputEncoding }) => inputEncoding !== undefined)) files.push(encodedReader);
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    if (texts.has(file) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, specifier = ''] of text.matchAll(/\bfrom\s+'([^']+)'/g))
      if (specifier.startsWith('#lib/')) files.push(join(sources, specifier.slice(1)));
      else if (specifier.startsWith('.')) files.push(join(dirname(file), specifier));
  }
  return { own, logic, all: [...texts.values()].join('\n') };
}

/** The codes of `new ToolError('…')`, `notice('…')` and `message('…')`, where they are written out. */
export function findCodes(source: string): {
  readonly errors: ReadonlySet<string>;
  readonly notices: ReadonlySet<string>;
  readonly messages: ReadonlySet<string>;
} {
  const codes = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map(([, code = '']) => code));
  return {
    errors: codes(/new ToolError\(\s*'([^']+)'/g),
    notices: codes(/\bnotice\(\s*'([^']+)'/g),
    messages: codes(/\bmessage\(\s*'([^']+)'/g),
  };
}
