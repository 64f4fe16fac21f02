import { type Context, ToolError } from '#core/tool.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { crockford, hexOfUlid } from '#lib/uuid/crockford.ts';
import { readUuid } from '#lib/uuid/read-uuid.ts';

const length = 26;

/**
 * Reads a ULID, or a UUID with hyphens, as 32 hexadecimal digits. Crockford's Base32 takes I and L for 1, O for 0 and
 * ignores hyphens and case.
 * @param notice called for that: `look-alikes` {n}, `hyphens` {n}; n counts them
 * @throws ToolError `ulid-length` {n}, `ulid-character` {c, p}, `ulid-size`, and of `readUuid`
 */
export function readUlid(text: string, notice: Context['notice']): string {
  if (isUuid(text)) return readUuid(text);
  const misread = text.match(/[ILO]/gi)?.length ?? 0;
  const hyphens = text.match(/-/g)?.length ?? 0;
  const stranger = [...text].findIndex((c) => !crockford.includes(c.toUpperCase()) && !/[ILO-]/i.test(c));
  const characters = [...text.replaceAll('-', '')].length;
  if (characters !== length) throw new ToolError('ulid-length', { n: characters }, { offset: 0, length: text.length });
  if (stranger >= 0) {
    const offset = [...text].slice(0, stranger).join('').length;
    throw new ToolError('ulid-character', { c: showCharacter(text, offset), p: stranger + 1 }, offset);
  }
  const ulid = text.toUpperCase().replaceAll('-', '').replace(/[IL]/g, '1').replaceAll('O', '0');
  if (ulid > '8') throw new ToolError('ulid-size', {}, { offset: 0, length: 1 });
  if (misread > 0) notice('look-alikes', { n: misread });
  if (hyphens > 0) notice('hyphens', { n: hyphens });
  return hexOfUlid(ulid);
}

/** With hyphens, also one that is too short or too long. */
const isUuid = (text: string): boolean =>
  /^[\da-f]{32}$/i.test(text) || (text.includes('-') && text.replace(/^urn:uuid:|[{}-]/gi, '').length !== length);
