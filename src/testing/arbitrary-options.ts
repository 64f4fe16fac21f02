import fc from 'fast-check';
import { checkField, type Field, type Fields } from '#core/fields.ts';
import { hostileTexts } from './hostile.ts';

/** Arbitrary options that fit their fields. Numbers stay near the minimum: large ones may mean hours of work. */
export const arbitraryOptions = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, arbitraryValue(name, field)])));

function arbitraryValue(name: string, field: Field): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'choice':
      return fc.constantFrom(...field.values);
    case 'choices':
      return fc.subarray([...field.values]);
    case 'flag':
      return fc.boolean();
    case 'text': {
      const texts = [field.default, ...hostileTexts].filter((text) => checkField(name, field, text) === undefined);
      return fc.constantFrom(...texts);
    }
    default: {
      const { min = 0 } = field;
      const numbers = [field.default, min, min + 1, null].filter(
        (value) => checkField(name, field, value) === undefined,
      );
      return fc.constantFrom(...numbers);
    }
  }
}
