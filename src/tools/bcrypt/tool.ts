import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const allowSlow = flag(false, { more: true });
/** A password in an encoding that is not UTF-8 can be given by its bytes. */
const passwordEncoding = choice(['utf-8', 'hex', 'base64', 'latin1'], 'utf-8', { more: true });

export default defineTool({
  category: 'crypto',
  icon: 'shield-lock',
  createdAt: '2026-11-22',
  page: { dropsOldResults: true, operations: ['hash', 'verify', 'parse'], ownInputs: ['parse'] },
  operations: {
    hash: {
      input: 'line',
      secretInput: true,
      masked: true,
      costly: true,
      output: { hash: 'text', bytes: 'number' },
      isShortResult: true,
      facts: ['bytes'],
      headline: 'hash',
      primary: ['version'],
      options: {
        cost: int(12, { min: 4, max: 31, slider: [4, 20], place: 'input' }),
        allowSlow,
        version: choice(['2b', '2a', '2y'], '2b'),
        user: text('', { transient: true, pattern: '[^:\\r\\n]*', maxLength: 255 }),
        salt: text('', { transient: true, more: true }),
        eachLine: flag(false, { more: true }),
        passwordEncoding,
      },
      components: { control: 'estimate' },
      examples: [
        // The vectors of OpenBSD and jBCrypt.
        {
          id: 'openbsdVector',
          input: 'U*U',
          options: { cost: 5, version: '2a', salt: 'CCCCCCCCCCCCCCCCCCCCC.' },
          output: { hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' },
        },
        {
          id: 'passphrase',
          input: 'correct horse battery staple',
          options: { cost: 10 },
          output: { hash: '$2b$10$Sc/5.cZ3stwmrPp3ZSaKOujCs.zEhfyPFHyjJgHIL4qbqhTAJgnmK', bytes: 28 },
          isRandom: true,
        },
        {
          id: 'htpasswdLine',
          input: 'open sesame',
          options: { cost: 5, version: '2y', user: 'alice' },
          output: { hash: 'alice:$2y$05$Sc/5.cZ3stwmrPp3ZSaKOuk.BK3xdJJn4uLQTgIkDJyUUAGmTU0hK' },
          isRandom: true,
        },
        // python bcrypt 5.0.0.
        {
          id: 'over72Bytes',
          input: 'a'.repeat(73),
          options: { cost: 5, salt: 'abcdefghijklmnopqrstuu' },
          output: { hash: '$2b$05$abcdefghijklmnopqrstuuGUnCqbfgs3htOkLrFduUjAyLBw1Rq/u' },
        },
      ],
    },
    verify: {
      input: 'line',
      secretInput: true,
      masked: true,
      costly: true,
      output: { matches: 'boolean', hash: 'bcrypt' },
      headline: 'matches',
      copies: 'hash',
      facts: ['hash'],
      primary: [],
      needs: 'hash',
      options: { hash: text('', { transient: true, maxLength: 1_000, place: 'input' }), allowSlow, passwordEncoding },
      components: { control: 'pasted-hash' },
      examples: [
        // The vectors of OpenBSD and jBCrypt.
        {
          id: 'match',
          input: 'abc',
          options: { hash: '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i' },
          output: { matches: true },
        },
        {
          id: 'nonAsciiPassword',
          input: 'ππππππππ',
          options: { hash: '$2a$10$.TtQJ4Jr6isd4Hp.mVfZeuh6Gws4rOQ/vdBczhDx.19NFK0Y84Dle' },
          output: { matches: true },
        },
        {
          id: 'wrongPassword',
          input: 'abd',
          options: { hash: '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i' },
          output: { matches: false },
        },
      ],
    },
    parse: {
      input: 'bcrypt',
      output: { version: 'text', cost: 'number', rounds: 'number', salt: 'text', saltHex: 'hex', checksum: 'text' },
      headline: 'cost',
      examples: [
        {
          id: 'version2a',
          input: '$2a$06$DCq7YPn5Rq63x1Lad4cll.TV4S6ytwfsfvkgY8jIucDrjc8deX1s.',
          output: {
            version: '2a',
            cost: 6,
            rounds: 64,
            salt: 'DCq7YPn5Rq63x1Lad4cll.',
            saltHex: '144b3d691a7b4ecf39cf735c7fa7a79c',
            checksum: 'TV4S6ytwfsfvkgY8jIucDrjc8deX1s.',
          },
        },
        {
          id: 'phpHash',
          input: '$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTTOq',
          output: {
            version: '2y',
            cost: 7,
            rounds: 128,
            salt: 'BCryptRequires22Chrcte',
            checksum: '/VlQH0piJtjXl.0t1XkA8pw9dMXTTOq',
          },
        },
      ],
    },
  },
});
