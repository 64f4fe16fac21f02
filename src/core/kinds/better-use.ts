import { hasPane } from '#core/fields.ts';
import { isGeneralKind } from '#core/search/related.ts';
import type { Tool } from '#core/tool.ts';
import type { Detected } from './detect.ts';
import { ancestry, type KindId } from './kinds.ts';

/** The confidence from which a text is clearly of a kind. */
const clear = 0.8;

/** What a text clearly is, where the present operation is for something else. */
export interface BetterUse {
  readonly kind: KindId;
  /** The operation of the same tool that takes it; another tool is needed where absent. */
  readonly operation?: string;
  /** The option of that operation that takes it, a second document; its input does where absent. */
  readonly document?: string;
}

/**
 * Whether a text is clearly of another kind than an operation takes: of one that another of the offered operations is
 * made for or, where the operation has refused the text, of any.
 */
export function betterUse(
  kinds: readonly Detected[],
  { operations }: Pick<Tool, 'operations'>,
  offered: readonly string[],
  name: string,
  isRefused: boolean,
): BetterUse | undefined {
  const sure = kinds.filter(({ kind, confidence }) => confidence >= clear && !isGeneralKind(kind));
  const takes = (operation: string, kind: KindId) => {
    const { input, alsoTakes = {} } = operations[operation] ?? {};
    const wanted = ancestry(kind).filter((id) => !isGeneralKind(id));
    return [input, ...Object.keys(alsoTakes)].some((id) => id !== undefined && wanted.includes(id));
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
  // One that fits is enough: what it also looks like does not count.
  if (sure.some(({ kind }) => takes(name, kind))) return undefined;
  for (const { kind } of sure) {
    const operation = offered.find((other) => other !== name && takes(other, kind));
    if (operation !== undefined) return { kind, operation };
  }
  const [first] = sure;
  return isRefused && first ? { kind: first.kind } : undefined;
}
