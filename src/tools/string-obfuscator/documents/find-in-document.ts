import type { Span } from '#lib/secrets/findings.ts';
import { findInTree, type NamedKind, partOf } from './find-in-tree.ts';
import { type Part, wholePart } from './parts.ts';
import { readJson } from './read-json.ts';
import { hasExpressions, isExpression, withoutExpressions } from './templates.ts';
import type { Scalar, Tree } from './tree.ts';

/** A scalar without quotes, which needs some when it is masked. */
export interface Bare extends Span {
  readonly quote: string;
  /** Of JSON, where only numbers and words have none; in YAML a mask needs them at the beginning. */
  readonly isNumber: boolean;
}

/** What is found in a text that is a document. */
export interface DocumentFindings {
  /** Lines have no say in it: all of its text is in `texts` and `escaped`. */
  readonly isSure: boolean;
  readonly secrets: readonly (readonly [NamedKind, Span])[];
  /** In their order. */
  readonly bare: readonly Bare[];
  /** Strings, keys and comments in which lines may name secrets. */
  readonly texts: readonly Part[];
  /** Strings with escapes, without those. */
  readonly escaped: readonly Part[];
  /** Strings with private keys. */
  readonly keys: readonly Part[];
  /** The text with blanks in place of the strings with escapes. */
  readonly rest: string;
}

/** Finds secrets in JSON and YAML by structure, also in documents that are strings of others; undefined for other texts. */
export async function findInDocument(text: string): Promise<DocumentFindings | undefined> {
  const whole = wholePart(text);
  const plain = await readTree(text);
  // A template is none before it is filled in: its lines may name secrets, too.
  const isTemplate = !plain && hasExpressions(text);
  const tree = isTemplate ? await readTree(withoutExpressions(text)) : plain;
  if (!tree) return undefined;
  const secrets: (readonly [NamedKind, Span])[] = [];
  const bare: Bare[] = [];
  const texts: Part[] = [];
  const waiting: (readonly [Part, Tree])[] = [[whole, tree]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [part, inner] = next;
    const found = findInTree(inner, part);
    for (const [kind, { start, end }] of found.secrets)
      if (!isExpression(text.slice(start, end))) secrets.push([kind, { start, end }]);
    if (inner.isSure || isSettings(part.text)) for (const scalar of bareScalars(inner, part)) bare.push(scalar);
    for (const scalar of [...found.texts, ...inner.others]) {
      if (!mayHaveSecrets(scalar)) continue;
      const string = partOf(part, scalar);
      const document = /\n|^\s*[[{]/.test(string.text) ? await readTree(string.text) : undefined;
      if (document?.isSure) waiting.push([string, document]);
      else texts.push(string);
    }
  }
  const strings = [...tree.scalars, ...tree.others];
  const withEscapes = strings.filter(
    ({ start, end, style }) => style === 'double' && text.slice(start, end).includes('\\'),
  );
  return {
    isSure: tree.isSure && !isTemplate,
    secrets,
    bare: bare.sort((a, b) => a.start - b.start),
    texts,
    escaped: withEscapes.map((scalar) => partOf(whole, scalar)),
    keys: strings.filter(({ value }) => value.includes('-----BEGIN')).map((scalar) => partOf(whole, scalar)),
    rest: blank(text, withEscapes),
  };
}

/** What several lines of YAML begin with: a key, a sign of a list or of a document. */
const entry =
  /^[ \t]*(?:- +){0,20}(?:["'][^"'\r\n]{1,200}["']|[\w./-][\w ./-]{0,200}):(?=[ \t]|\r?$)|^[ \t]*[-?] \S|^---\s/gm;

/** A list or a map of YAML in brackets, perhaps after one key; JSON that is not complete begins otherwise. */
const flow = /^[\s\ufeff]*(?:[\w.-]{1,200}:[ \t]+[[{]|[[{]\s*[\w'])/;

/** Whether a text begins as a document does that is only understood as a whole, as JSON Lines are not. */
export function mayBeDocument(beginning: string): boolean {
  if (!/^[\s\ufeff]*[[{]/.test(beginning)) return mayBeYaml(beginning);
  return readJson(beginning.slice(0, beginning.search(/\n|$/))) === undefined;
}

/** Lines of names as programs have them, which headers of HTTP and notes have not: YAML of one level. */
const isSettings = (text: string): boolean =>
  !/^(?![ \t\r]*$|[ \t]*#|(?:[a-z_][\w.]*|[A-Z][A-Z\d_]*):(?:[ \t]|\r?$))/m.test(text);

async function readTree(text: string): Promise<Tree | undefined> {
  const json = readJson(text);
  if (json) return json;
  if (!(flow.test(text) && /:\s/.test(text)) && !mayBeYaml(text)) return undefined;
  const { readYaml } = await import('./read-yaml.ts');
  return readYaml(text);
}

const sampleLength = 65_536;

const mayBeYaml = (text: string): boolean =>
  text.includes('\n') && (text.slice(0, sampleLength).match(entry)?.length ?? 0) > 1;

/** Lines name a secret only before a sign or a space. */
const mayHaveSecrets = ({ value, isWord, isNumber }: Scalar): boolean =>
  !isWord && !isNumber && value.length > 3 && /[\s:=<]/.test(value);

function* bareScalars({ scalars, isJson }: Tree, part: Part): Generator<Bare> {
  for (const { start, end, style, isWord } of scalars)
    if (style === 'bare' && !isWord && end > start)
      yield { start: part.offsetOf(start), end: part.offsetOf(end), quote: part.quote, isNumber: isJson };
}

function blank(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(done, start), ' '.repeat(end - start));
    done = end;
  }
  return parts.join('') + text.slice(done);
}
