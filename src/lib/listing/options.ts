import { choice, int, text } from '#core/fields.ts';

const inList = { more: true, group: 'list' } as const;

/** How many of something are made. */
export const countUpTo = (max: number) => int(1, { min: 1, max });

/** How a list of what was made is written; `formatList` does it. */
export const listing = {
  prefix: text('', inList),
  suffix: text('', inList),
  listFormat: choice(['lines', 'json', 'csv', 'quoted', 'separated'], 'lines', inList),
  listSeparator: text(', ', { ...inList, when: { field: 'listFormat', is: 'separated' } }),
};
