import { firstInvalidUtf8 } from '#core/encoding/encoding.ts';
import { prepareCall } from '#core/execution/execute.ts';
import type { Layer, Peeled } from '#core/execution/peeled.ts';
import { flowingValue } from '#core/execution/recipe.ts';
import { type Detected, detectKinds } from '#core/kinds/detect.ts';
import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { likely, matchKinds } from '#core/kinds/matching.ts';
import { isGeneralKind } from '#core/search/related.ts';
import type { Context } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import { encodeBase64 } from '#lib/encoding/base64.ts';
import { detectFileType } from '#lib/files/detect-file-type.ts';
import { catalog } from './catalog.ts';
import { loadLogic } from './load-logic.ts';
import { loadTool } from './load-tool.ts';
import { run } from './run.ts';

type Value = string | Uint8Array<ArrayBuffer>;

const maxLayers = 6;
/** Of a value, in bytes or characters: a longer one is not peeled. */
const maxSize = 65_536;
/** How many kinds of a value are tried, and how many values in all. */
const maxTried = { perValue: 3, inAll: 24 };

/**
 * Finds what is inside a text, layer by layer: of each value the kinds that hold another one are decoded, until none is
 * left. The most probable finds come first; only those that end in something people or programs read count.
 * @param hiddenTools the ids of tools that decode nothing
 */
export async function peel(
  text: string,
  { locale, signal, timeZone }: Pick<Context, 'locale' | 'signal' | 'timeZone'>,
  hiddenTools: readonly string[] = [],
): Promise<readonly Peeled[]> {
  const offered = catalog.filter(({ id }) => !hiddenTools.includes(id));
  let left = maxTried.inAll;

  const decode = async (value: Value, kind: KindId): Promise<{ layer: Layer; inner: Value } | undefined> => {
    const [match] = matchKinds([{ kind, confidence: 1 }], offered);
    if (!match || match.field !== undefined || left-- <= 0) return undefined;
    const { id } = match.tool;
    const { tool } = await loadTool(id, locale);
    const operation = tool.operations[match.operation];
    const { wraps } = kindInfo(kind);
    if (!operation || !wraps) return undefined;
    const options = match.options ?? {};
    const outcome = await run(loadLogic(id, locale), prepareCall(tool, match.operation, value, options), {
      locale,
      signal,
      timeZone,
    });
    if (!('value' in outcome)) return undefined;
    const output = wraps === true ? undefined : wraps.output;
    const inner = await toValue(flowingValue(operation, outcome.value, output));
    if (inner === undefined || inner.length === 0 || inner.length > maxSize || inner === value) return undefined;
    const layer = { use: `${id}/${match.operation}`, options, kind, ...(output !== undefined && { pick: output }) };
    return { layer, inner };
  };

  const visit = async (value: Value, layers: readonly Layer[], confidence: number): Promise<readonly Peeled[]> => {
    signal.throwIfAborted();
    const kinds = kindsIn(value);
    const found: Peeled[] = [];
    if (layers.length < maxLayers)
      for (const { kind, confidence: own } of kinds.filter(holdsAnother).slice(0, maxTried.perValue)) {
        const decoded = await decode(value, kind);
        if (decoded) append(found, await visit(decoded.inner, [...layers, decoded.layer], confidence * own));
      }
    // What holds another value is no end.
    if (found.length > 0 || layers.length === 0) return found;
    const end = endOf(value, kinds);
    return end ? [{ layers, confidence: confidence * end.confidence, kind: end.kind, value }] : [];
  };

  if (text.length > maxSize) return [];
  const found = await visit(text, [], 1);
  const byConfidence = found.toSorted((a, b) => b.confidence - a.confidence);
  // Some decoders take several layers at once.
  return byConfidence.filter((one, index) => byConfidence.findIndex(({ value }) => value === one.value) === index);
}

const holdsAnother = ({ kind, confidence, errorLine }: Detected): boolean =>
  confidence >= likely && errorLine === undefined && kindInfo(kind).wraps !== undefined;

/** Bytes are detected by their Base64, as that of a file is pasted. */
function kindsIn(value: Value): readonly Detected[] {
  if (typeof value !== 'string')
    return detectKinds(encodeBase64(value)).filter(({ kind }) => kindInfo(kind).repr === 'file');
  const kinds = detectKinds(value);
  const added = guesses.filter(
    ([kind, isPossible]) => isPossible.test(value) && !kinds.some((one) => one.kind === kind),
  );
  return [...kinds, ...added.map(([kind]) => ({ kind, confidence: likely }))];
}

/** What a value by itself is hardly, but may be inside another: what comes of it shows whether it is. */
const guesses: readonly (readonly [KindId, RegExp])[] = [
  ['percent-encoded', /^[^\s%]*(?:%[\da-f]{2}[^\s%]*)+$/i],
  ['hex', /^(?:[\da-f]{2}){8,}$/i],
];

/** Text where it is one; undefined where it is neither text nor bytes. */
async function toValue(result: unknown): Promise<Value | undefined> {
  if (typeof result === 'string') return result;
  const bytes = result instanceof Blob ? new Uint8Array(await result.arrayBuffer()) : result;
  if (!(bytes instanceof Uint8Array)) return undefined;
  return firstInvalidUtf8(bytes) < 0 ? new TextDecoder().decode(bytes) : Uint8Array.from(bytes);
}

/** A character that no text has. */
const control = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u;
/** Two words, or one that is longer than an accident. */
const words = /\p{L}{2,}[\p{P}\s]+\p{L}{2,}|\p{L}{4,}/u;

/** What a value is that holds no other, and how certain that is; undefined where nobody could read it. */
function endOf(
  value: Value,
  kinds: readonly Detected[],
): { readonly kind: KindId; readonly confidence: number } | undefined {
  if (typeof value !== 'string') return detectFileType(value) && { kind: 'file', confidence: 1 };
  if (control.test(value)) return undefined;
  const sure = kinds.find((one) => one.confidence >= likely && !isGeneralKind(one.kind) && one.errorLine === undefined);
  if (sure) return { kind: sure.kind, confidence: sure.confidence };
  return words.test(value) ? { kind: 'text', confidence: 0.7 } : undefined;
}
