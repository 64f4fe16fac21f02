import type { Word } from '#lib/shell/word.ts';
import { cut } from './flags.ts';
import { addTo, type Section, sectionIn } from './tree.ts';

/** A network or a volume that `docker network create` or `docker volume create` makes. */
export interface Created {
  readonly name: string;
  readonly settings: Section;
  /** Options that Compose has no key for. */
  readonly unknown: readonly Word[];
}

const switches = new Set(['--attachable', '--internal', '--ipv6', '--ipv4', '--ingress', '--config-only']);
const letters: Readonly<Record<string, string>> = { '-d': '--driver', '-o': '--opt' };

/** Reads the words after `create`; nothing where there is no name. */
export function readCreate(words: readonly Word[]): Created | undefined {
  const settings: Section = new Map();
  const unknown: Word[] = [];
  /** The range of addresses that is described. */
  const pool: Section = new Map();
  let name: string | undefined;
  for (let at = 0; at < words.length; at++) {
    const { text, start } = words[at] as Word;
    if (!text.startsWith('-')) {
      name ??= text;
      continue;
    }
    const [typed, given] = cut(text, '=');
    const option = letters[typed] ?? typed;
    const value = given ?? (switches.has(option) ? 'true' : (words[++at]?.text ?? ''));
    const [key, entry = ''] = cut(value, '=');
    if (option === '--name') name ??= value;
    else if (option === '--driver') settings.set('driver', value);
    else if (option === '--opt') sectionIn(settings, 'driver_opts').set(key, entry);
    else if (option === '--label') sectionIn(settings, 'labels').set(key, entry);
    else if (option === '--subnet') pool.set('subnet', value);
    else if (option === '--gateway') pool.set('gateway', value);
    else if (option === '--ip-range') pool.set('ip_range', value);
    else if (option === '--aux-address') sectionIn(pool, 'aux_addresses').set(key, entry);
    else if (option === '--ipam-driver') sectionIn(settings, 'ipam').set('driver', value);
    else if (option === '--ipam-opt') sectionIn(sectionIn(settings, 'ipam'), 'options').set(key, entry);
    else if (option === '--internal' || option === '--attachable') settings.set(option.slice(2), value === 'true');
    else if (option === '--ipv6' || option === '--ipv4') settings.set(`enable_${option.slice(2)}`, value === 'true');
    else unknown.push({ text: given === undefined && !switches.has(option) ? `${typed} ${value}` : text, start });
  }
  if (pool.size > 0) addTo(sectionIn(settings, 'ipam'), 'config', pool);
  return name === undefined ? undefined : { name, settings, unknown };
}
