import { defineKind } from '#core/kind.ts';

const gnu = /^\\?(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128}) [ *]./i;
const bsd =
  /^\\?(?:MD|SHA|RMD|RIPEMD|BLAKE|Keccak|SM|Whirlpool|CRC|Adler|XXH)[0-9A-Za-z/-]{0,12} ?\([^\n]*\) ?= ?[0-9A-Za-z+/_=-]{8,128}$/;

/** Lines of `sha256sum` and similar commands, GNU (`digest  name`) or BSD (`SHA256 (name) = digest`). */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => {
    const lines = text
      .split('\n', 20)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^[#;]/.test(line));
    return lines.length > 0 && lines.every((line) => gnu.test(line) || bsd.test(line)) ? 0.9 : 0;
  },
});
