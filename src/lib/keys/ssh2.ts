import { ToolError } from '#core/tool.ts';
import { decodeIn } from './decode-in.ts';
import type { FoundKey } from './key.ts';
import { readSshBlob } from './ssh-reader.ts';

const begin = /^---- BEGIN SSH2 (PUBLIC|ENCRYPTED PRIVATE) KEY ----[ \t]*\r?$/m;
const end = /^---- END SSH2 PUBLIC KEY ----/m;
/** A name and a value, which goes on in the next line after a backslash. */
const header = /^([\w-]+):[ \t]*((?:[^\r\n\\]|\\\r?\n|\\)*)\r?\n/;

/**
 * Reads a public key of RFC 4716; undefined where the text has none.
 * @throws ToolError `sshcom-key`; `unfinished` {end}; `damaged`, `damaged-base64`, `unknown-algorithm`
 */
export function readSsh2(text: string): { readonly found: FoundKey; readonly comment: string } | undefined {
  const block = begin.exec(text);
  if (!block) return undefined;
  if (block[1] !== 'PUBLIC') throw new ToolError('sshcom-key', {}, block.index);
  let start = block.index + block[0].length + 1;
  const length = text.slice(start).search(end);
  if (length < 0) throw new ToolError('unfinished', { end: '---- END SSH2 PUBLIC KEY ----' }, block.index);
  const stop = start + length;
  let comment = '';
  for (let found = header.exec(text.slice(start, stop)); found; found = header.exec(text.slice(start, stop))) {
    const [all, name = '', value = ''] = found;
    if (name.toLowerCase() === 'comment') comment = unquote(value.replace(/\\\r?\n/g, '').trim());
    start += all.length;
  }
  return { found: readSshBlob(decodeIn(text, text.slice(start, stop), start)), comment };
}

const unquote = (value: string): string => /^"(.*)"$/.exec(value)?.[1] ?? value;
