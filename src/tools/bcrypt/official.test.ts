import { describeOutcome, testOfficial } from '#testing/official.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const notText = 'the password is not UTF-8 text, which is all that the tool takes';
const broken = '$2x$ marks hashes of a broken PHP release, which the tool rejects';

testOfficial('bcrypt', {
  id: 'bcrypt',
  tool,
  logic,
  exceptions: {
    'botan/$2a$05$-5B~2': notText,
    'botan/$2a$05$-3B~4': notText,
    'botan/$2a$05$-72B': notText,
    'botan/$2a$05$-72B~2': notText,
    'botan/$2a$04$-71B': notText,
    'botan/$2a$04$-72B': notText,
    'botan/$2a$04$-73B': notText,
    'pyca/$2b$10$-64B': notText,
    'pyca/$2a$04$-64B': notText,
    'pyca/$2y$05$-3B': notText,
    'openwall/$2x$05$-3B': broken,
    'openwall/$2x$05$-11B': broken,
    'openwall/$2y$05$-5B': notText,
    'openwall/$2y$05$-3B': notText,
    'openwall/$2x$05$-6B': broken,
  },
  async judge({ input, inputHex, options, expect }, ask) {
    const { hash } = options as { readonly hash: string };
    if (inputHex !== undefined) return 'not a text';
    const outcome = await ask('verify', input, { hash });
    if (!('value' in outcome)) return describeOutcome(outcome);
    const { match } = expect as { readonly match: boolean };
    return outcome.value === match ? undefined : `${outcome.value} is not ${match}`;
  },
});
