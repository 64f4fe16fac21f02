import { defineKind } from '#core/kind.ts';

/** Hexadecimal digits of the lengths of MD5, SHA-1, SHA-224, SHA-256, SHA-384 and SHA-512. */
const lengths = [32, 40, 56, 64, 96, 128];

/** The digest of a container image, as OCI writes it. */
const image = /^sha(?:256:[0-9a-f]{64}|384:[0-9a-f]{96}|512:[0-9a-f]{128})$/i;

export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => {
    const digest = text.trim();
    if (/^(?:sha(?:256|384|512)-[\w+/-]{43,86}={0,2}(?:\s|$))+$/.test(digest)) return 0.9;
    if (image.test(digest)) return 0.9;
    return lengths.includes(digest.length) && /^[0-9a-f]+$/i.test(digest) ? 0.6 : 0;
  },
});
