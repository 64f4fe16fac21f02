import { ToolError } from '#core/tool.ts';
import ouiAbout from '#generated/data/oui-about.ts';
import { ouiModules, ouiStarts } from '#generated/data/oui-modules.ts';
import { lowerBound } from '#lib/collections/lower-bound.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';

/** The day of the list of blocks. */
export const ouiDate: string = ouiAbout.date;

/** The sizes of blocks, by the hexadecimal digits of their prefixes, the smallest first. */
const blockDigits = [9, 7, 6] as const;

/** A block of MAC addresses that the IEEE has registered. */
export interface MacBlock {
  /** 6, 7 or 9 hexadecimal digits in lower case. */
  readonly prefix: string;
  readonly name: string;
}

/** A block with all that is known of its owner. */
export interface OwnedBlock extends MacBlock {
  /** If the owner has published it. */
  readonly address: string | null;
  /** Its code. */
  readonly country: string | null;
}

const loaded = new Map<number, Promise<ReadonlyMap<string, string> | undefined>>();

/** The part of the list that a MAC address belongs to. */
function moduleOf(hex: string): number {
  const place = Number.parseInt(hex.slice(0, 9).padEnd(9, '0'), 16);
  return Math.max(0, lowerBound(ouiStarts, place + 1) - 1);
}

/** A part of the list, by prefix; undefined where it cannot be loaded now. */
function load(index: number): Promise<ReadonlyMap<string, string> | undefined> {
  const known = loaded.get(index);
  if (known) return known;
  const owners = (ouiModules[index] as (typeof ouiModules)[number])().then(
    ({ default: packed }) => readOwners(packed),
    () => {
      loaded.delete(index);
      return undefined;
    },
  );
  loaded.set(index, owners);
  return owners;
}

/**
 * The smallest registered block that a MAC address, or the beginning of one, is in, with its owner. Loads the part of
 * the list that it belongs to; where that is not to be had, such as without a network, no more than the name is known.
 * @param hex at least 6 hexadecimal digits in lower case
 * @throws ToolError of `loadNames`
 */
export async function findOwner(hex: string): Promise<OwnedBlock | undefined> {
  const owners = await load(moduleOf(hex));
  if (!owners) {
    const block = await findName(hex);
    return block && { ...block, address: null, country: null };
  }
  const prefix = findPrefix(hex, owners);
  return prefix === undefined ? undefined : { prefix, ...readOwner(owners.get(prefix) ?? '') };
}

/** The same without the owner's address, from the list of all names. */
export async function findName(hex: string): Promise<MacBlock | undefined> {
  const names = await loadNames();
  const prefix = findPrefix(hex, names);
  return prefix === undefined ? undefined : { prefix, name: names.get(prefix) ?? '' };
}

const findPrefix = (hex: string, blocks: ReadonlyMap<string, string>): string | undefined =>
  blockDigits.map((digits) => hex.slice(0, digits)).find((prefix) => blocks.has(prefix));

function readOwner(owner: string): Omit<OwnedBlock, 'prefix'> {
  const [name = '', ...lines] = owner.split('\t');
  const country = /^[A-Z]{2}$/.exec(lines.at(-1) ?? '')?.[0] ?? null;
  return { name, address: (country === null ? lines : lines.slice(0, -1)).join(', ') || null, country };
}

/** How many parts of the list some MAC addresses belong to. */
export const countModules = (all: readonly string[]): number => new Set(all.map(moduleOf)).size;

let names: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * The names of the owners of all blocks, by prefix, in order.
 * @throws ToolError `vendors-unavailable` where they cannot be loaded now
 */
export function loadNames(): Promise<ReadonlyMap<string, string>> {
  names ??= import('#generated/data/oui-names.ts').then(
    ({ default: packed }) => readOwners(packed),
    () => {
      names = undefined;
      throw new ToolError('vendors-unavailable');
    },
  );
  return names;
}

/** A text that was gzipped and written in Base64. In Node a `Response` would take longer to load than to read it. */
async function unpack(packed: string): Promise<string> {
  const unzipped = new Blob([decodeBase64(packed)]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = unzipped.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
}

const digitsOf: Readonly<Record<string, number>> = { l: 6, m: 7, s: 9 };

/** The owners of a module that `scripts/data/oui.ts` writes, by prefix. */
async function readOwners(packed: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await unpack(packed)).split('\n');
  const items = lines.pop() ?? '';
  const byPrefix = new Map<string, string>();
  let former = 0;
  let newest = 0;
  for (const item of items.split(' ')) {
    const digits = digitsOf[item.charAt(0)] ?? 6;
    const dot = item.indexOf('.');
    const size = 16 ** (9 - digits);
    const number = Math.floor(former / size) + Number.parseInt(item.slice(1, dot < 0 ? undefined : dot), 36);
    const owner = dot < 0 ? newest++ : Number.parseInt(item.slice(dot + 1), 36);
    byPrefix.set(number.toString(16).padStart(digits, '0'), lines[owner] ?? '');
    former = number * size;
  }
  return byPrefix;
}
