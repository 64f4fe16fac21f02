import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#core/registry.ts';
import { root } from '../command.ts';

/** A text of the interface. */
export interface Text {
  readonly locale: Locale;
  /** Relative to the root of the repository. */
  readonly file: string;
  /** The names that lead to it in its file, with periods between them. */
  readonly path: string;
  readonly text: string;
}

/** All texts of messages in files; keywords, which are what people type, are left out. */
export function readTexts(): readonly Text[] {
  const files = ['src/messages', 'src/lib', 'src/kinds', 'src/tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return files.sort().flatMap((file) => {
    const locale = locales.find((each) => file.endsWith(`/${each}.json`) || file.endsWith(`.${each}.json`));
    if (!locale) return [];
    const { keywords: _, include: __, ...messages } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return flatten(messages).map(([path, text]) => ({ locale, file, path, text }));
  });
}

/** The texts in messages, by the names that lead to them. */
export function flatten(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    flatten(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** What a text is for, as far as its length is limited. */
export type Role = 'description' | 'label' | 'error';

/** The role of a text by its place in its file. */
export function roleOf({ path }: Pick<Text, 'path'>): Role | undefined {
  if (path === 'description') return 'description';
  if (/^(?:operations|options|outputs|columns|groups)\.[^.]+$/.test(path)) return 'label';
  return /^(?:errors|issues)\.|^core\.errors\./.test(path) ? 'error' : undefined;
}
