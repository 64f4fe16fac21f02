import { quote } from '#lib/json/strings.ts';

/** How the name of a column shows where its values were: `a.b`, `a/b`, `a_b` or `a[b]`. */
export type PathStyle = 'dot' | 'slash' | 'underscore' | 'brackets';

const signs = { dot: '.', slash: '/', underscore: '_' } as const;

/** The place of values in their records: keys, and positions in arrays. */
export type ColumnPath = readonly string[];

/** A key that could be taken for several, or for a quoted one. */
function isAmbiguous(key: string, style: PathStyle): boolean {
  if (key.startsWith('["')) return true;
  return style === 'brackets' ? /[[\]]/.test(key) : key.includes(signs[style]);
}

/** The name of a column; with `quotes`, keys that could be taken for several are written `["a.b"]`. */
export function writeColumnPath(path: ColumnPath, style: PathStyle, quotes: boolean): string {
  const keys = path.map((key) => (quotes && isAmbiguous(key, style) ? quote(key) : undefined));
  if (style === 'brackets')
    return path
      .map((key, at) => {
        const quoted = keys[at];
        return at === 0 && quoted === undefined ? key : `[${quoted ?? key}]`;
      })
      .join('');
  return path.map((key, at) => (keys[at] === undefined ? key : `[${keys[at]}]`)).join(signs[style]);
}

const quotedKey = /^\["((?:[^"\\]|\\.)*)"\]/;

/** Parses the name of a column into keys. */
export function readColumnPath(name: string, style: PathStyle, decode: (token: string) => string): ColumnPath {
  const path: string[] = [];
  for (let rest = name; ; ) {
    const quoted = quotedKey.exec(rest);
    const isFirst = path.length === 0;
    if (style === 'brackets') {
      const key = quoted ?? (isFirst ? /^([^[]*)/ : /^\[([^[\]]*)\]/).exec(rest);
      if (!key) return [name];
      path.push(quoted ? decode(`"${quoted[1]}"`) : (key[1] ?? ''));
      rest = rest.slice(key[0].length);
      if (rest === '') return path;
      continue;
    }
    const sign = signs[style];
    const end = quoted ? quoted[0].length : rest.indexOf(sign);
    if (quoted && end < rest.length && !rest.startsWith(sign, end)) return [name];
    const key = end < 0 ? rest : rest.slice(0, end);
    path.push(quoted ? decode(`"${quoted[1]}"`) : key);
    if (end < 0 || end === rest.length) return path;
    rest = rest.slice(end + sign.length);
  }
}

/** Names of columns, each made different from those before it by a number: `A`, `A_1`. */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  const next = new Map<string, number>();
  return names.map((name) => {
    if (!seen.has(name)) {
      seen.add(name);
      return name;
    }
    let number = next.get(name) ?? 1;
    while (taken.has(`${name}_${number}`)) number++;
    next.set(name, number + 1);
    const unique = `${name}_${number}`;
    taken.add(unique);
    seen.add(unique);
    return unique;
  });
}
