import { choice, flag, text } from '#core/fields.ts';

/** The options of tools that convert between XML and JSON. */

const keyed = { field: 'mapping', not: 'ordered' } as const;
const own = { field: 'mapping', is: 'attributes' } as const;

const mapping = choice(['attributes', 'badgerfish', 'ordered'], 'attributes');
const prefix = choice(['@', '@_', '-', '$'], '@', { more: true, when: own });
const indent = choice(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'tab'], '2');

export const fromXml = {
  mapping,
  indent,
  types: flag(false, { when: keyed }),
  whitespace: choice(['layout', 'trim', 'keep'], 'layout', { more: true }),
  arrays: choice(['repeated', 'all', 'named'], 'repeated', { more: true, when: keyed }),
  arrayNames: text('', { maxLength: 1_000, more: true, when: { field: 'arrays', is: 'named' } }),
  prefix,
} as const;

export const toXml = {
  mapping,
  indent,
  declaration: flag(),
  rootName: text('root', { maxLength: 100, more: true }),
  itemName: text('item', { maxLength: 100, more: true, when: keyed }),
  prefix,
} as const;
