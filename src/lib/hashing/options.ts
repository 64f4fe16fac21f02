import { choice, flag } from '#core/fields.ts';

const ofText = { when: { field: 'inputAs', is: 'text' }, more: true } as const;

/** How a text becomes the bytes that are hashed. */
export const reading = {
  inputAs: choice(['text', 'hex', 'base64'], 'text'),
  textEncoding: choice(['utf-8', 'utf-16le', 'utf-16be', 'latin1'], 'utf-8', ofText),
  lineEndings: choice(['asTyped', 'lf', 'crlf'], 'asTyped', ofText),
  trimEnd: flag(false, ofText),
};

/** How a digest is written. */
export const writing = {
  encoding: choice(['hex', 'base64', 'base64url', 'bin'], 'hex'),
  uppercase: flag(false, { when: { field: 'encoding', is: 'hex' } }),
  spaced: flag(false, { when: { field: 'encoding', is: 'bin' } }),
};
