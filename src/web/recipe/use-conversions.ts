import { useMemo } from 'react';
import { type Conversion, createConversionSearch } from '#core/kinds/conversions.ts';
import type { CatalogItem } from '#core/registry.ts';
import { createOperationTitles } from '#core/search/operation-titles.ts';
import { useFormat } from '#ui/messages.ts';
import type { RecipeTexts } from './recipe-types.ts';
import type { NewStep } from './steps.ts';
import type { Misfit } from './use-step-session.ts';

/** Steps that are offered before one that they make the input of. */
export interface OfferedConversion {
  readonly steps: readonly NewStep[];
  readonly label: string;
}

export const stepsOf = (conversion: readonly Conversion[]): readonly NewStep[] =>
  conversion.map(({ tool, operation }) => ({ tool: tool.id, operation: operation.name }));

/** The names of operations: “YAML to JSON”. */
export function useQuotedTitles(catalog: readonly CatalogItem[], texts: RecipeTexts) {
  const format = useFormat();
  const titles = useMemo(() => createOperationTitles(catalog), [catalog]);
  return (conversion: readonly Conversion[]): string =>
    conversion.map((one) => format(texts.quoted, { title: titles.operation(one.tool, one.operation) })).join(' → ');
}

/** Finds the conversion for a step that does not take what it gets: the one that would be added with it. */
export function useConversions(catalog: readonly CatalogItem[], texts: RecipeTexts) {
  const format = useFormat();
  const quote = useQuotedTitles(catalog, texts);
  const find = useMemo(() => createConversionSearch(catalog), [catalog]);
  return (misfit: Misfit): OfferedConversion | undefined => {
    const found = misfit === 'noInput' ? undefined : find(misfit.given, misfit.wanted, misfit);
    return found && { steps: stepsOf(found), label: format(texts.convert, { steps: quote(found) }) };
  };
}
