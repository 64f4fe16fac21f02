import { expect, test } from 'vitest';
import { choice, text } from '#core/fields.ts';
import { missingSecret } from './missing-secret.ts';

const options = {
  signed: choice(['yes', 'no'], 'yes'),
  key: text('', { secret: true, when: { field: 'signed', is: 'yes' } }),
  query: text(''),
};

test.each([
  ['not given', { options, needs: 'key' }, {}, 'key'],
  ['given', { options, needs: 'key' }, { key: 'x' }, undefined],
  ['empty on purpose', { options, needs: 'key' }, { key: '' }, undefined],
  ['without effect', { options, needs: 'key' }, { signed: 'no' }, undefined],
  ['not needed', { options }, {}, undefined],
  ['no secret', { options, needs: 'query' }, {}, undefined],
])('a secret that is %s', (_, operation, given, missing) => {
  expect(missingSecret(operation, given)).toBe(missing);
});
