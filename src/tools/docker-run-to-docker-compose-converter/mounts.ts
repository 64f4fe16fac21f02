import { ToolError } from '#core/tool.ts';
import { folder } from '#lib/shell/split-commands.ts';
import { cut, type Given, hasVariable, partsOf } from './flags.ts';
import { splitColons } from './split-colons.ts';
import { fill, type Section, sectionIn, type Value } from './tree.ts';

/** A volume with a name, and how it is made, where that is said. */
export interface NamedVolume {
  readonly name: string;
  readonly settings: Section;
}

interface Mount {
  readonly value: Value;
  readonly volume: NamedVolume | undefined;
}

/** A name of a volume, no path. Podman and Compose take one of a single letter; Docker does not. */
export const volumeName = /^[A-Za-z0-9][\w.-]*$/;

const namedVolume = (source: string, settings: Section = new Map()): NamedVolume | undefined =>
  volumeName.test(source) ? { name: source, settings } : undefined;

/** A path of the host: the current folder is `.`. */
export const hostPath = (path: string): string =>
  path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}\\`)
    ? `.${path.slice(folder.length)}`
    : path;

/** `-v`, in the short form that Compose has too. */
export function readVolume(value: string): Mount {
  const [source = '', ...rest] = splitColons(value);
  if (rest.length === 0) return { value, volume: undefined };
  const volume = namedVolume(source);
  return { value: longVolume(source, rest) ?? [hostPath(source), ...rest].join(':'), volume };
}

/** A volume with a name of one letter, in the long form: Compose reads `v:/v` as a path on a drive. */
function longVolume(source: string, [target = '', options = '']: readonly string[]): Section | undefined {
  if (!/^[A-Za-z]$/.test(source) || !/^(?:r[ow])?$/.test(options)) return undefined;
  return fill({ type: 'volume', source, target, read_only: options === 'ro' ? true : undefined });
}

const long: Readonly<Record<string, string>> = { src: 'source', dst: 'target', destination: 'target', ro: 'readonly' };

/** Where each key of `--mount` goes in the long form of Compose. */
const places: Readonly<Record<string, readonly [section: string, key: string]>> = {
  'bind-propagation': ['bind', 'propagation'],
  'bind-recursive': ['bind', 'recursive'],
  'volume-nocopy': ['volume', 'nocopy'],
  'volume-subpath': ['volume', 'subpath'],
  'tmpfs-size': ['tmpfs', 'size'],
  'image-subpath': ['image', 'subpath'],
};

const order = ['type', 'source', 'target', 'read_only', 'consistency', 'bind', 'volume', 'tmpfs', 'image'];

/**
 * `--mount`, in the long form of Compose.
 * @throws ToolError `mount-key` (`k`), `bad-value` (`f`, `v`)
 */
export function readMount(given: Given): Mount {
  const { start } = given;
  const mount: Section = new Map([['type', 'volume']]);
  const volume: Section = new Map();
  for (const field of partsOf(given)) {
    const [typed, value] = cut(field, '=');
    const lower = typed.trim().toLowerCase();
    const key = Object.hasOwn(long, lower) ? (long[lower] ?? lower) : lower;
    const isOn = value === undefined || /^(?:1|t|true)$/i.test(value);
    const text = value ?? '';
    if (key === 'type' || key === 'target' || key === 'consistency') mount.set(key, text);
    else if (key === 'source') mount.set(key, hostPath(text));
    else if (key === 'readonly') {
      if (isOn) mount.set('read_only', true);
    } else if (key === 'bind-nonrecursive') {
      if (isOn) sectionIn(mount, 'bind').set('recursive', 'disabled');
    } else if (key === 'volume-nocopy') {
      if (isOn) sectionIn(mount, 'volume').set('nocopy', true);
    } else if (key === 'volume-label') {
      const [name, label = ''] = cut(text, '=');
      sectionIn(sectionIn(mount, 'volume'), 'labels').set(name, label);
    } else if (key === 'volume-driver') volume.set('driver', text);
    else if (key === 'volume-opt') {
      const [name, option = ''] = cut(text, '=');
      sectionIn(volume, 'driver_opts').set(name, option);
    } else if (key === 'tmpfs-mode') {
      if (!/^[0-7]{1,5}$/.test(text)) throw new ToolError('bad-value', { f: '--mount tmpfs-mode', v: text }, start);
      // Octal here; a number as it is in Compose.
      sectionIn(mount, 'tmpfs').set('mode', { digits: String(Number.parseInt(text, 8)) });
    } else if (Object.hasOwn(places, key) && places[key]) {
      const [section, name] = places[key];
      sectionIn(mount, section).set(name, /^\d+$/.test(text) && name === 'size' ? { digits: text } : text);
    } else throw new ToolError('mount-key', { k: typed }, start);
  }
  // Docker refuses to mount a path that is not there; Compose would make it.
  if (mount.get('type') === 'bind') sectionIn(mount, 'bind').set('create_host_path', false);
  const source = mount.get('source');
  const isVolume = mount.get('type') === 'volume' && typeof source === 'string' && !hasVariable(source);
  return { value: sorted(mount, order), volume: isVolume ? namedVolume(source, volume) : undefined };
}

/** A section with its keys in an order; others follow. */
export function sorted(section: Section, keys: readonly string[]): Section {
  const rank = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return new Map([...section].sort(([a], [b]) => rank(a) - rank(b)));
}
