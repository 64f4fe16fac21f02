import { firstOfEach } from '#core/first-of-each.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { likely, type Match, matchAnyText, matchFiles, matchKinds } from '#core/kinds/matching.ts';
import { isGeneralKind } from '#core/search/related.ts';
import type { DocumentInput, Input, MatchingTool, MatchingTools, TextInput } from '#page/services.ts';
import { loadCatalog } from '../boot/load-catalog.ts';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import { nameKind } from '../palette/name-kind.ts';
import { addressOf } from '../palette/open-target.ts';
import { sampleLength } from '../palette/pasted.ts';

/**
 * What a value is, and the tools that take it, best first: those made for its kinds, then for what it may be, then those
 * for any text or file. `declared` is its kind where that is known.
 */
export async function findMatchingTools(
  view: View,
  detect: AppServices['detect'],
  value: Input,
  declared?: KindId,
): Promise<MatchingTools> {
  const isText = !('file' in value);
  const [{ catalog, texts }, detected] = await Promise.all([
    loadCatalog(view),
    isText ? detect(beginningOf(value)) : detectFile(value.file, detect),
  ]);
  const known = declared === undefined || isGeneralKind(declared) ? [] : [{ kind: declared, confidence: 1 }];
  const kinds = firstOfEach(
    [...known, ...detected.filter(({ confidence }) => confidence >= likely)],
    ({ kind }) => kind,
  );
  const made = matchKinds(
    firstOfEach([...kinds, ...detected], ({ kind }) => kind),
    catalog,
  );
  const rest = isText ? matchAnyText(catalog) : matchFiles(catalog);
  const toMatchingTool = ({ tool: { id, title, icon, operations }, kind: _, ...how }: Match): MatchingTool => ({
    tool: id,
    title,
    icon,
    operation: operations.find(({ name }) => name === how.operation)?.title ?? '',
    href: addressOf({ type: 'tool', tool: id, ...how, value }, view.route.locale),
    field: how.field,
  });
  return {
    kinds: kinds.map((one) => ({ ...one, name: nameKind(one.kind, texts) })),
    detected,
    matching: firstOfEach([...made, ...rest].map(toMatchingTool), ({ tool }) => tool),
  };
}

const beginningOf = (input: TextInput | DocumentInput): string =>
  'text' in input ? input.text.slice(0, sampleLength) : input.document.rope.sliceString(0, sampleLength);

/** What is seen in a picture takes long to be found. */
const detectFile = (file: File, detect: AppServices['detect']) => (file.type.startsWith('image/') ? [] : detect(file));
