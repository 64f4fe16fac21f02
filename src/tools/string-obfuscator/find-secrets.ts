import type { Context, OptionsOf } from '#core/tool.ts';
import { findPrivateKeys } from '#lib/secrets/credentials.ts';
import type { Span } from '#lib/secrets/findings.ts';
import { escapePattern } from '#lib/text/escape-pattern.ts';
import { compilePattern, limitPattern } from '#lib/user-pattern/user-pattern.ts';
import { type Bare, type DocumentFindings, findInDocument } from './documents/find-in-document.ts';
import { finderIn } from './documents/parts.ts';
import { findByPattern, type PatternKind, patternKinds } from './patterns.ts';
import { RepeatedSecrets } from './repeated-secrets.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'findSecrets'>;

export type SecretKind = Options['kinds'][number] | 'own';

/** A secret that was found; no two of them overlap. */
export interface Secret extends Span {
  readonly kind: SecretKind;
  /** The scalar of a document without quotes that it is in. */
  readonly bare?: Bare | undefined;
}

/** Kinds that are found by a name, whatever the value is. */
const named: ReadonlySet<SecretKind> = new Set(['cookie', 'password', 'authorization']);

/** Kinds that are only the secret parts of a value. */
const isPart: ReadonlySet<SecretKind> = new Set(['urlCredentials', 'privateKey']);

/**
 * The secrets in a text, in their order: the user's own words and patterns, then the chosen kinds, the certain ones
 * first, then the values of those wherever they are repeated.
 * @param repeated the secrets of the parts of a text before this one
 * @throws ToolError `bad-pattern` {reason} and `pattern-too-slow` in `ownPattern`
 */
export async function findSecrets(
  text: string,
  options: Options,
  ctx: Context,
  repeated = new RepeatedSecrets(),
): Promise<readonly Secret[]> {
  const secrets: Secret[] = [];
  const wanted = new Set<SecretKind>(options.kinds);
  const document = await findInDocument(text);
  /** Which units are part of a secret: 1, or 2 where what is around it in a value is none. */
  const taken = new Uint8Array(text.length);
  const add = (kind: SecretKind, spans: Iterable<Span>) => {
    for (const { start, end } of spans) {
      if (start === end) continue;
      const others = taken.subarray(start, end);
      if (others.includes(2) || (others.includes(1) && !named.has(kind))) continue;
      // What a named value has around a key or a word is secret, too.
      for (let at = start; at < end; at++) {
        if (taken[at]) continue;
        const next = others.indexOf(1, at - start);
        const until = next < 0 ? end : start + next;
        secrets.push({ kind, start: at, end: until });
        at = until;
      }
      others.fill(isPart.has(kind) ? 2 : 1);
    }
  };
  add('own', findWords(text, options.ownWords));
  add('own', findOwnPattern(text, options.ownPattern, ctx));
  if (wanted.has('privateKey'))
    add('privateKey', document?.isSure ? finderIn(document.keys)(findPrivateKeys) : findPrivateKeys(text));
  const find = document ? finderOf(document) : (kind: PatternKind) => findByPattern(text, kind);
  for (const [index, kind] of patternKinds.entries()) {
    if (wanted.has(kind)) add(kind, find(kind));
    ctx.progress((0.8 * (index + 1)) / patternKinds.length);
  }
  for (const { kind, start, end } of secrets) repeated.remember(kind, text.slice(start, end));
  for (const [kind, span] of repeated.find(text)) add(kind, [span]);
  return inBare(
    secrets.sort((a, b) => a.start - b.start),
    document?.bare ?? [],
  );
}

/** Finds secrets of a kind in a document: by the names around values, and in its texts as in others. */
function finderOf({ isSure, secrets, texts, escaped, rest }: DocumentFindings): (kind: PatternKind) => Generator<Span> {
  const inTexts = finderIn(texts);
  const inEscaped = finderIn(escaped);
  return function* find(kind) {
    for (const [of, span] of secrets) if (of === kind) yield span;
    yield* (named.has(kind) ? inTexts : inEscaped)((text) => findByPattern(text, kind));
    if (!isSure || !named.has(kind)) yield* findByPattern(rest, kind);
  };
}

/** Secrets with the scalars that they are in, both in their order. */
function inBare(secrets: readonly Secret[], bare: readonly Bare[]): readonly Secret[] {
  let next = 0;
  return secrets.map((secret) => {
    while ((bare[next]?.end ?? Number.POSITIVE_INFINITY) <= secret.start) next++;
    const scalar = bare[next];
    return scalar && scalar.start < secret.end ? { ...secret, bare: scalar } : secret;
  });
}

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });

/** Finds the user’s own words, which commas or line breaks separate, in any case. */
function findWords(text: string, list: string): readonly Span[] {
  const words = list.split(/[,\r\n]+/).flatMap((word) => word.trim() || []);
  if (words.length === 0) return [];
  const longestFirst = words.sort((a, b) => b.length - a.length).map(escapePattern);
  return Array.from(text.matchAll(new RegExp(longestFirst.join('|'), 'giu')), spanOf);
}

function findOwnPattern(text: string, source: string, ctx: Context): readonly Span[] {
  if (source === '') return [];
  const pattern = compilePattern(source, 'gu', 'ownPattern', 'bad-pattern', ctx);
  return limitPattern(ctx, 'ownPattern', () => Array.from(text.matchAll(pattern), spanOf));
}
