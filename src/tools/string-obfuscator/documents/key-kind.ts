import { password, passwords, perhaps, separateWords } from '#lib/secrets/names.ts';

/** What the name of a value says of it. */
export type KeyKind = 'cookie' | 'authorization' | 'password' | 'passwords' | 'perhaps';

const patterns: readonly (readonly [KeyKind, RegExp])[] = [
  ['cookie', /(?<![a-z])(?:set[_-]?)?cookies?2?$/i],
  ['authorization', /(?<![a-z])authorization$/i],
  ['passwords', new RegExp(`(?<![a-z])(?:${passwords}|pass(?:words|phrases|codes)|pins)$`, 'i')],
  ['password', new RegExp(`${password}$`, 'i')],
  ['perhaps', new RegExp(`${perhaps}$`, 'i')],
];

/** Names of packages in the files of npm. */
const isPackage = /^(?:node_modules\/.*|js-tokens)$/;

/** What a key of JSON or YAML says of its value, by its words: `dbPassword`, `DB_PASSWORD`, `db.password`. */
export function keyKind(key: string): KeyKind | undefined {
  if (key.length > 200 || isPackage.test(key)) return undefined;
  const words = separateWords(key);
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}
