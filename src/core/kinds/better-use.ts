import { hasPane } from '#core/fields.ts';
import { isGeneralKind } from '#core/search/related.ts';
import type { Operation, Tool } from '#core/tool.ts';
import type { Detected } from './detect.ts';
import { ancestry, type KindId, kindInfo } from './kinds.ts';

/** The confidence from which a text is clearly of a kind; and from which it may be for another operation of its tool. */
const [clear, likely] = [0.8, 0.5];

/** What a text clearly is, where the present operation is for something else. */
export interface BetterUse {
  readonly kind: KindId;
  /** The operation of the same tool that takes it; another tool is needed where absent. */
  readonly operation?: string;
  /** The option of that operation that takes it, a second document; its input does where absent. */
  readonly document?: string;
  /** What that operation needs for it. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * Whether a text is clearly of another kind than an operation takes: of one that another of the offered operations is
 * made for or, where the operation has refused the text, of any; a text of no other kind may be for its inverse. `isLed`:
 * an earlier text has led to the operation, which nobody has chosen.
 */
export function betterUse(
  kinds: readonly Detected[],
  { operations }: Pick<Tool, 'operations'>,
  offered: readonly string[],
  name: string,
  isRefused: boolean,
  isLed = false,
): BetterUse | undefined {
  const narrow = kinds.filter(({ kind }) => !isGeneralKind(kind));
  const [sure, possible] = [clear, likely].map((bar) => narrow.filter(({ confidence }) => confidence >= bar)) as [
    typeof narrow,
    typeof narrow,
  ];
  const takes = (operation: string, kind: KindId) => isMadeFor(operations[operation] ?? {}, kind);
  const optionsFor = (operation: string, kind: KindId) => {
    const options = operations[operation]?.alsoTakes?.[kind];
    return options && Object.keys(options).length > 0 ? { options } : undefined;
  };
  const documentFor = (operation: string, kind: KindId) =>
    Object.entries(operations[operation]?.options ?? {}).find(
      ([, field]) => hasPane(field) && 'kind' in field && field.kind === kind,
    )?.[0];
  for (const { kind } of sure)
    for (const other of offered) {
      const document = documentFor(other, kind);
      if (document !== undefined && other !== name) return { kind, operation: other, document };
    }
  // One that fits is enough: what it also looks like does not count. A list that was chosen may have one item.
  const singles = isLed ? [] : offered.filter((one) => operations[one]?.list?.operation === name);
  if (possible.some(({ kind }) => [name, ...singles].some((one) => takes(one, kind)))) return undefined;
  for (const { kind } of possible) {
    const operation = offered.find((other) => other !== name && takes(other, kind));
    if (operation !== undefined) return { kind, operation, ...optionsFor(operation, kind) };
  }
  const [first] = sure;
  if (!isRefused) return undefined;
  if (first) return { kind: first.kind };
  // What a decoder refuses, and is nothing else, may be what is to be encoded.
  const { inverse = name } = operations[name] ?? {};
  const isText = narrow.length === 0 && offered.includes(inverse) && operations[inverse]?.input === 'text';
  return isText && inverse !== name ? { kind: 'text', operation: inverse } : undefined;
}

type Taking = Pick<Operation, 'input' | 'alsoTakes' | 'fixes'>;

function isMadeFor({ input, alsoTakes = {}, fixes = input }: Taking, kind: KindId): boolean {
  const wanted = ancestry(kind).filter((id) => !isGeneralKind(id));
  return [input, fixes, ...Object.keys(alsoTakes)].some((id) => id !== undefined && wanted.includes(id));
}

/** Whether a text is clearly of a kind that an operation is made for: where it is refused, it has an error. */
export const isClearlyFor = (kinds: readonly Detected[], operation: Taking): boolean =>
  kinds.some(({ kind, confidence }) => confidence >= clear && isMadeFor(operation, kind));

/** A kind before all others is enough where the operation is for it: a count of seconds might be any number elsewhere. */
const plausible = 0.3;

/**
 * Whether a text that was pasted right behind the input of an operation is another value in place of that, not more of it:
 * the operation takes one value, and the text is one.
 */
export function isAnotherValue(kinds: readonly Detected[], { input }: Pick<Operation, 'input'>): boolean {
  if (input === undefined || !(kindInfo(input).isShort || kindInfo(input).isSingle)) return false;
  return kinds.some(
    ({ kind, confidence, errorLine }, at) =>
      errorLine === undefined && confidence >= (at === 0 ? plausible : likely) && ancestry(kind).includes(input),
  );
}
