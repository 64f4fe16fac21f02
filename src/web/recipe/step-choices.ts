/** The operations that can be added to a recipe. */
import { firstOfEach } from '#core/first-of-each.ts';
import type { Detected } from '#core/kinds/detect.ts';
import { flows, type KindId } from '#core/kinds/kinds.ts';
import { type Match, matchAnyText, matchFiles, matchKinds } from '#core/kinds/matching.ts';
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { createOperationNaming } from '#core/search/named-operation.ts';
import type { Found } from '#core/search/search.ts';

/** An operation to be added, with the options that it needs for the value. */
export interface StepChoice {
  readonly tool: CatalogItem;
  readonly operation: CatalogOperation;
  readonly options: Readonly<Record<string, string>>;
}

export interface StepChoices {
  /** Made for what the value is. */
  readonly made: readonly StepChoice[];
  /** Made for any text, or any file. */
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
  const made = matchKinds(kinds, catalog).flatMap(toChoice);
  const rest = (isText ? matchAnyText(catalog) : matchFiles(catalog)).flatMap(toChoice);
  const all = firstOfEach([...made, ...rest], idOf);
  return { made: all.slice(0, made.length), others: all.slice(made.length) };
}

/** What makes a value out of nothing, or takes anything: the operations of tools that words find. */
export function createChoiceSearch(search: (words: string) => readonly Found<CatalogItem>[]) {
  const nameOperation = createOperationNaming();
  return (words: string, kind: KindId | undefined): readonly StepChoice[] =>
    search(words).flatMap(({ item: tool }): readonly StepChoice[] => {
      const fits = ({ input }: CatalogOperation) =>
        kind === undefined || (input !== undefined && flows(kind, input as KindId) !== 'no');
      const operation = nameOperation(words, tool) ?? tool.operations.find(fits) ?? tool.operations[0];
      return operation ? [{ tool, operation, options: {} }] : [];
    });
}
