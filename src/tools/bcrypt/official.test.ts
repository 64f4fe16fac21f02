import { describeOutcome, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const broken = '$2x$ marks hashes of a broken PHP release, which the tool rejects';

testOfficial('bcrypt', {
  id: 'bcrypt',
  tool,
  logic,
  exceptions: {
    'openwall/$2x$05$-3B': broken,
    'openwall/$2x$05$-11B': broken,
    'openwall/$2x$05$-6B': broken,
  },
  async judge({ input, inputHex, options, expect }, ask) {
    const { hash } = options as { readonly hash: string };
    const outcome =
      inputHex === undefined
        ? await ask('verify', input, { hash })
        : await ask('verify', inputHex, { hash, passwordEncoding: 'hex' });
    if (!('value' in outcome)) return describeOutcome(outcome);
    const { match } = expect as { readonly match: boolean };
    const { matches } = outcome.value as { readonly matches: boolean };
    return matches === match ? undefined : `${matches} is not ${match}`;
  },
});
