import { choice, int, text } from '#core/fields.ts';

const inList = { more: true, group: 'list' } as const;
const affix = { maxLength: 200, ...inList } as const;

/** How many of something are made. */
export const countUpTo = (max: number) => int(1, { min: 1, max });

/** How a list of what was made is written; `formatList` does it. */
export const listing = {
  prefix: text('', affix),
  suffix: text('', affix),
  listFormat: choice(['lines', 'json', 'csv', 'quoted', 'separated'], 'lines', inList),
  listSeparator: text(', ', { ...affix, when: { field: 'listFormat', is: 'separated' } }),
};
