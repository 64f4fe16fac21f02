import type { Offer } from '#core/tool.ts';
import type { PageControlPlace } from '#page/services.ts';

/**
 * Sets options of the present operation, or its input, and runs again. Nothing is remembered beyond the visit, where it
 * would change later readings unnoticed.
 */
export function setForVisit({ current }: PageControlPlace, { input, ...options }: Offer): void {
  current?.loadExample(current.name, {
    ...(input !== undefined && { input }),
    options: { ...current.options, ...options },
  });
}
