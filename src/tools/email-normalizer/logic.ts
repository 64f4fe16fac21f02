import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { type ReadLine, readLine } from '#lib/lines/parse.ts';
import { errorMessage, writeLineTable } from '#lib/lines/write-table.ts';
import { shorten } from '#lib/text/shorten.ts';
import { decodePercent } from '#lib/url/decode-percent.ts';
import type messages from './en.json';
import { isDisposable, isRole } from './known-addresses.ts';
import { meantDomain } from './misspelled-domain.ts';
import { type Change, type Normalized, normalizeAddress, type Rules } from './normalize-address.ts';
import { type ParsedAddress, parseAddress } from './parse-address.ts';
import { type Piece, splitAddresses } from './split-addresses.ts';
import type tool from './tool.ts';

type EmailContext = Context<keyof typeof messages.logic>;

/** An address, taken apart and in the form of its mailbox. */
interface Read extends Normalized {
  readonly parsed: ParsedAddress;
}

function read(text: string, rules: Rules): Read {
  const parsed = parseAddress(text);
  return { parsed, ...normalizeAddress(parsed, rules) };
}

/**
 * The addresses of a text, with notices of what was beside them.
 * @throws ToolError `empty` where there is no address
 */
function split(text: string, ctx: EmailContext): readonly [Piece, ...Piece[]] {
  const { pieces, markers, fields, groups } = splitAddresses(text);
  const [first, ...more] = pieces;
  if (!first) throw new ToolError('empty', {}, 0);
  if (markers > 0) ctx.notice('markers-dropped', { n: markers });
  const [group] = groups;
  if (group !== undefined) ctx.notice('groups-dropped', { n: groups.length, x: shorten(group) });
  const [left] = fields;
  if (left !== undefined) ctx.notice('fields-dropped', { n: fields.length, x: shorten(decodePercent(left)) });
  return [first, ...more];
}

/**
 * An address in the form of its mailbox, what was changed and why, and what is known of it. Of several the first is read.
 * @throws ToolError of `parseAddress`
 */
export const normalize: RunOf<typeof tool, 'normalize'> = (text, rules, ctx: EmailContext) => {
  const [first, ...more] = split(text, ctx);
  const found = relocateToSlice(first.offset, () => read(first.text, rules));
  if (more.length > 0) ctx.notice('more-addresses', { n: more.length });
  const { parsed, address, provider, tag, changes } = found;
  const { domain, displayName, comments } = parsed;
  if (!domain.isAddress && !domain.ascii.includes('.')) ctx.notice('no-dot');
  const meant = meantDomain(domain.ascii);
  if (meant !== undefined) ctx.notice('misspelled', { domain: meant });
  if (/[^\0-\x7f]/.test(parsed.local)) ctx.notice('needs-smtputf8');
  return {
    address,
    changes: changes.map((change) => describeChange(change, found, ctx)).join('\n') || null,
    provider: provider?.name ?? null,
    marks: joinMarks(marksOf(found, ctx)) || null,
    displayName,
    tag,
    comments: comments.join('\n') || null,
    unicodeDomain: domain.unicode === domain.ascii ? null : domain.unicode,
  };
};

/** Names a change, with the provider whose rule it is. */
function describeChange(change: Change, { provider, tag, address }: Normalized, { message }: EmailContext): string {
  const name = provider?.name ?? '';
  if (change === 'tag')
    return provider ? message('tag-of', { provider: name, tag: tag ?? '' }) : message('tag-any', { tag: tag ?? '' });
  if (change === 'ignored')
    return message(provider?.name === 'Gmail' ? 'ignored-dots' : 'ignored-signs', { provider: name });
  return message(change, { provider: name, domain: address.slice(address.lastIndexOf('@') + 1) });
}

/** What kind of address it is: of a function, disposable. */
const marksOf = ({ mailbox, parsed }: Read, { message }: EmailContext): readonly string[] => [
  isRole(mailbox) ? message('role') : '',
  isDisposable(parsed.domain.ascii) ? message('disposable') : '',
];

function joinMarks(marks: readonly string[]): string {
  const text = marks.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type ReadPiece = ReadLine<Read> & { readonly offset: number };

/** @throws ToolError `empty` where there is no address */
function readAll(text: string, rules: Rules, ctx: EmailContext): readonly ReadPiece[] {
  const pieces = split(text, ctx);
  return pieces.map(({ text: piece, offset }, index) => {
    if (index % 1_000 === 0) ctx.progress(index / pieces.length);
    return { ...readLine(piece, (line) => read(line, rules)), offset };
  });
}

function countOf(pieces: readonly ReadPiece[]) {
  const addresses = pieces.flatMap((piece) => ('error' in piece ? [] : piece.value.address));
  return {
    count: pieces.length,
    unique: new Set(addresses).size,
    invalid: pieces.length - addresses.length,
  };
}

/**
 * Addresses in the form of their mailboxes, one per line.
 * @throws ToolError of `parseAddress`, where none is valid
 */
export const normalizeList: RunOf<typeof tool, 'normalizeList'> = (text, options, ctx: EmailContext) => {
  const pieces = readAll(text, options, ctx);
  const wrong = pieces.flatMap((piece) => ('error' in piece ? piece : []));
  const [firstWrong] = wrong;
  if (firstWrong && wrong.length === pieces.length) throw firstWrong.error.movedTo(placeIn(firstWrong));
  if (firstWrong)
    ctx.notice(options.onlyValid ? 'invalid-dropped' : 'invalid-kept', { n: wrong.length }, placeIn(firstWrong));
  const kept = options.onlyValid ? pieces.filter((piece) => !('error' in piece)) : pieces;
  const lines = kept.map((piece) => ('error' in piece ? piece.text : piece.value.address));
  const result = options.dropDuplicates ? [...new Set(lines)] : lines;
  return { addresses: result.join('\n'), ...countOf(pieces) };
};

const placeIn = ({ error, offset }: ReadPiece & { readonly error: ToolError }) => ({
  ...error.at,
  offset: offset + (error.at?.offset ?? 0),
});

const columns = ['written', 'address', 'provider', 'note'] as const;

/**
 * A row for each address: what it becomes, or what is wrong with it; its provider, and whether it is a duplicate, of a
 * function or disposable.
 * @throws ToolError `empty` where there is no address
 */
export const table: RunOf<typeof tool, 'table'> = (text, rules, ctx: EmailContext) => {
  const pieces = readAll(text, rules, ctx);
  const firsts = new Map<string, number>();
  let line = 1;
  let end = 0;
  const rows = pieces.map((piece): ReadLine<readonly string[]> => {
    line += text.slice(end, piece.offset).match(/\r\n|\r|\n/g)?.length ?? 0;
    end = piece.offset;
    if ('error' in piece) return piece;
    const { address, provider } = piece.value;
    const first = firsts.get(address);
    if (first === undefined) firsts.set(address, line);
    const duplicate = first === undefined ? '' : ctx.message('duplicate', { line: first });
    const meant = meantDomain(piece.value.parsed.domain.ascii);
    const hint = meant === undefined ? '' : ctx.message('meant', { domain: meant });
    const note = joinMarks([duplicate, ...marksOf(piece.value, ctx), hint]);
    return { text: piece.text, value: [piece.text, address, provider?.name ?? '', note] };
  });
  return { table: writeLineTable(columns, rows, errorMessage(ctx)), ...countOf(pieces) };
};
