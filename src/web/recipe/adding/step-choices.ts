/** The operations that can be added to a recipe. */
import { firstOfEach } from '#core/first-of-each.ts';
import { type Conversion, createConversionSearch } from '#core/kinds/conversions.ts';
import type { Detected } from '#core/kinds/detect.ts';
import { ancestry, flows, type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { likely, type Match, matchAnyText, matchFiles, matchKinds } from '#core/kinds/matching.ts';
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { createOperationNaming } from '#core/search/named-operation.ts';
import { findOwnNaming } from '#core/search/own-names.ts';
import { isGeneralKind } from '#core/search/related.ts';
import type { Found } from '#core/search/search.ts';
import { normalize, toPhrase, toTerms } from '#core/search/terms.ts';

/** An operation to be added, with the options that it needs for the value. */
export interface StepChoice {
  readonly tool: CatalogItem;
  readonly operation: CatalogOperation;
  readonly options: Readonly<Record<string, string>>;
  /** The output that goes on, what *Copy* copies where absent. */
  readonly pick?: string;
  /** Why it does not take the value. */
  readonly misfit?: Misfit;
}

interface Misfit {
  readonly wanted: KindId;
  readonly given: KindId;
  /** What makes of the value one that it takes; undefined where nothing does. */
  readonly conversion: readonly Conversion[] | undefined;
}

export interface StepChoices {
  /** Made for what the value is. */
  readonly made: readonly StepChoice[];
  /** Made for what the value may be, or for any text or file. */
  readonly others: readonly StepChoice[];
}

const idOf = ({ tool, operation }: StepChoice): string => `${tool.id}/${operation.name}`;

function toChoice({ tool, operation: name, options = {}, field }: Match): readonly StepChoice[] {
  const operation = tool.operations.find((one) => one.name === name);
  // What goes into an option takes no result.
  return operation && field === undefined ? [{ tool, operation, options }] : [];
}

/** What takes a value of these kinds, best first. */
export function choicesFor(kinds: readonly Detected[], isText: boolean, catalog: readonly CatalogItem[]): StepChoices {
  const made = matchKinds(kinds.filter(isLikely), catalog).flatMap(toChoice);
  const guessed = matchKinds(kinds, catalog).flatMap(toChoice);
  const rest = (isText ? matchAnyText(catalog) : matchFiles(catalog)).flatMap(toChoice);
  const all = firstOfEach([...made, ...guessed, ...rest], idOf);
  return { made: all.slice(0, made.length), others: all.slice(made.length) };
}

/** How many operations are offered of one tool. */
const maxOfTool = 3;

/** By how many places the order of the search is corrected, by how well an operation takes the value. */
const penalties = { made: 0, any: 1, check: 2, no: 8, asFile: 9 };

/** By how many for one that is named, where the value can be converted for it. */
const conversionPenalty = 0.5;

/** What a value may be counts from this confidence. */
const plausible = 0.3;

const isLikely = ({ confidence }: Detected): boolean => confidence >= likely;

/** By how many for the reverse of a tool, where another one goes that way by its own name. */
const reversePenalty = 1.5;
/** The place of the tool, or of the operation, that alone is called what was typed. */
const exactPlace = -1;

type Taking = keyof typeof penalties;

const phraseOf = (text: string): string => toPhrase(toTerms(text));
/** Whether a title begins with several words, the last of which may be unfinished. */
export const isBegunBy = (words: string, title: string): boolean =>
  /\S\s+\S/.test(words) && normalize(title).startsWith(normalize(words));
const isReverse = ({ input, output }: CatalogOperation, { operations: [main] }: CatalogItem): boolean =>
  input !== output && input === main?.output && output === main?.input;
const wayOf = ({ input, output }: CatalogOperation): string => JSON.stringify([input, output]);

/** Whether it goes from one kind to another that both say something. */
const isConversion = ({ input = 'text', output }: CatalogOperation): boolean =>
  typeof output === 'string' && ![input, output].some(isGeneralKind);

const isOfText = (kind: string): boolean => kindInfo(kind as KindId).repr === 'text';

/** How an operation of a tool takes a value; one of a tool for texts that takes files, such as pictures, is not for a text. */
function takingOf(
  { input, alsoTakes = [] }: CatalogOperation,
  { operations: [main] }: CatalogItem,
  kinds: readonly Detected[],
): Taking {
  const first = kinds.find(isLikely);
  if (input === undefined) return first ? 'no' : 'any';
  const taken = [input, ...alsoTakes.filter(({ field }) => field === undefined).map(({ kind }) => kind)];
  const isMade = kinds.some(
    ({ kind, confidence }) =>
      confidence >= plausible && ancestry(kind).some((id) => !isGeneralKind(id) && taken.includes(id)),
  );
  if (isMade) return 'made';
  if (!first) return 'any';
  if (isOfText(first.kind) && !isOfText(input) && main?.input !== undefined && isOfText(main.input)) return 'asFile';
  const flow = flows(first.kind, input as KindId);
  return flow === 'yes' ? 'any' : flow;
}

/**
 * Finds operations by words: several of one tool, the one that the words name first, before all the one whose own names
 * have them, and those that take the value before others, with what would convert it for these; before all, that of the
 * tool that is called so. Of a tool with some that take it, the others are left out unless they are named; and that which
 * another tool that was found is made for. `inside` is the kind of what the value wraps, where that is known.
 */
export function createChoiceSearch(
  search: (words: string) => readonly Found<CatalogItem>[],
  catalog: readonly CatalogItem[],
) {
  const nameOperation = createOperationNaming(true);
  const mainWays = new Set(catalog.flatMap(({ operations: [main] }) => (main ? [wayOf(main)] : [])));
  const findConversion = createConversionSearch(catalog);
  const misfitOf = (
    { input, output }: CatalogOperation,
    kinds: readonly Detected[],
    inside: KindId | undefined,
  ): Misfit | undefined => {
    const first = kinds.find(isLikely);
    if (input === undefined || !first) return undefined;
    const [wanted, given] = [input as KindId, first.kind];
    return { wanted, given, conversion: findConversion(given, wanted, { output, inside }) };
  };
  return (words: string, kinds: readonly Detected[], inside?: KindId): readonly StepChoice[] => {
    const found = search(words);
    const isSeveral = toTerms(words).length > 1;
    // The other way of a tool is called as the tool that is made for it: it is offered once.
    const mains = found.flatMap(({ item }) => item.operations.slice(0, 1));
    const ways = new Set(mains.filter(isConversion).map(wayOf));
    const called = found.filter(({ item }) => phraseOf(item.title).includes(phraseOf(words)));
    const only = called.length === 1 ? called[0]?.item : undefined;
    return found
      .flatMap(({ item: tool, fit }, place) => {
        const own = findOwnNaming(words, tool, fit === 'exact');
        const begun = tool.operations.find(({ title }) => isBegunBy(words, title));
        const named = begun ?? nameOperation(words, tool);
        const isClear = own !== undefined && (own.isAll || isSeveral);
        const rated = tool.operations.map((operation) => {
          const taking = takingOf(operation, tool, kinds);
          const isOwn = own?.operations.includes(operation) === true;
          // The main one has variants for what it does not take as it is, such as files.
          const isMain = operation === tool.operations[0];
          const isTaken = !isMain || taking === 'made' || taking === 'any';
          const isMeant = own ? isOwn && (isClear || operation === named) : operation === named && isTaken;
          const isNamed = isOwn || isMeant;
          const misfit = taking === 'no' ? misfitOf(operation, kinds, inside) : undefined;
          const turned = isReverse(operation, tool) && mainWays.has(wayOf(operation)) ? reversePenalty : 0;
          // Also where what would convert the value is undone by it, and so not offered.
          const isReached = misfit && findConversion(misfit.given, misfit.wanted) !== undefined;
          const isClose = isReached || (isOwn && isSeveral);
          const isFar = taking === 'no' || (isOwn && taking === 'asFile');
          const ofNamed = !isFar ? 0 : isClose ? conversionPenalty : penalties[taking];
          const penalty = turned + (isMeant ? ofNamed : penalties[taking]);
          return { operation, taking, isNamed, isOwn, penalty, misfit };
        });
        const isExact = phraseOf(tool.title) === phraseOf(words) || tool === only;
        const fits = rated.some(({ taking }) => taking !== 'no' && taking !== 'asFile');
        const shown = rated
          .filter(({ isNamed, taking }) => isNamed || !fits || taking !== 'no')
          .filter(({ operation, isOwn }) => isOwn || !isReverse(operation, tool) || !ways.has(wayOf(operation)))
          .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.penalty - b.penalty)
          .slice(0, maxOfTool);
        const least = own ? (shown[0]?.penalty ?? 0) : 0;
        return shown.map(({ operation, penalty, misfit }, nth) => {
          const isFirst = nth === 0 && (isExact || own?.isWhole || operation === begun);
          const at = isFirst ? exactPlace : place + Math.max(penalty, least);
          return { choice: { ...toFound(tool, operation, kinds), ...(misfit && { misfit }) }, at };
        });
      })
      .sort((a, b) => a.at - b.at)
      .map(({ choice }) => choice);
  };
}

/** With the options that the operation needs for the value. */
function toFound(tool: CatalogItem, operation: CatalogOperation, kinds: readonly Detected[]): StepChoice {
  const match = matchKinds(kinds, [{ ...tool, operations: [operation] }]).find(({ field }) => field === undefined);
  return { tool, operation, options: match?.options ?? {} };
}
