import type { Offer } from '#core/tool.ts';
import type { PageControlPlace } from '#page/services.ts';

/**
 * Sets options of the present operation, or its input, or chooses another operation, and runs again. Nothing is remembered beyond the visit, where it
 * would change later readings unnoticed.
 */
export function setForVisit({ current }: PageControlPlace, { input, operation, ...options }: Offer): void {
  current?.loadExample(operation ?? current.name, {
    ...(input !== undefined && { input }),
    options: operation === undefined ? { ...current.options, ...options } : options,
  });
}
