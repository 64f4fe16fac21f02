import { readCsvRecord } from '#lib/csv/read.ts';
import { describeOutcome, inputOf, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const registered = 'IANA registers a type for it, which Apache and nginx do not know.';

testOfficial('mime', {
  id: 'mime-types',
  tool,
  logic,
  exceptions: { 'ext-to-type/exe': registered, 'ext-to-type/swf': registered },
  async judge(row, ask) {
    const { extensions = [], oneOf = [] } = row.expect as Readonly<Record<'extensions' | 'oneOf', readonly string[]>>;
    const input = String(inputOf(row));
    if (row.options?.['mode'] === 'mime-to-extension') {
      const outcome = await ask('search', input);
      if (!('value' in outcome)) return describeOutcome(outcome);
      const [type, listed = ''] = readCsvRecord(String(outcome.value).split('\n')[1] ?? '');
      const found = listed.split(' ').map((extension) => extension.slice(1));
      const missing = extensions.filter((extension) => !found.includes(extension));
      return type === input && missing.length === 0 ? undefined : `${type} lacks ${missing.join(', ')}`;
    }
    for (const written of [input, `.${input}`]) {
      const outcome = await ask('byExtension', written);
      if (!('value' in outcome)) return describeOutcome(outcome);
      const { type } = outcome.value as { readonly type: string };
      if (!oneOf.includes(type)) return `${written} is ${type}, not ${oneOf.join(' or ')}`;
    }
    return undefined;
  },
});
