/** Which messages a tool's sources ask for, read from the sources themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toolsFolder } from './all-tools.ts';

const sources = join(toolsFolder, '..');

interface Sources {
  /** The files of the tool's folder, without tests. */
  readonly own: string;
  /** These and all files of ours that they import, directly or not. */
  readonly all: string;
}

export function readSources(id: string): Sources {
  const folder = join(toolsFolder, id);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|e2e)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
  const own = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const texts = new Map<string, string>();
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    if (texts.has(file) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, specifier = ''] of text.matchAll(/\bfrom\s+'([^']+)'/g))
      if (specifier.startsWith('#lib/')) files.push(join(sources, specifier.slice(1)));
      else if (specifier.startsWith('.')) files.push(join(dirname(file), specifier));
  }
  return { own, all: [...texts.values()].join('\n') };
}

/** The codes of `new ToolError('…')` and `notice('…')`, where they are written out. */
export function findCodes(source: string): {
  readonly errors: ReadonlySet<string>;
  readonly notices: ReadonlySet<string>;
} {
  const codes = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map(([, code = '']) => code));
  return { errors: codes(/new ToolError\(\s*'([^']+)'/g), notices: codes(/\bnotice\(\s*'([^']+)'/g) };
}
