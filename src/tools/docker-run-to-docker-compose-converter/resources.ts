import type { Node, ObjectNode } from '#lib/data/node.ts';
import { at, itemsOf, pairsOf, textOf } from './read-node.ts';

/** The words of an option, or of the end of the command. */
export type Words = readonly string[];

/** The networks and volumes of a file. */
export class Resources {
  protected readonly root: ObjectNode;
  private readonly defaultNetwork: string;
  /** More services than one: they find each other by name. */
  readonly isShared: boolean;
  private readonly networks = new Map<string, Node | undefined>();
  private readonly volumes = new Map<string, Node | undefined>();

  constructor(root: ObjectNode, defaultNetwork: string, isShared: boolean) {
    this.root = root;
    this.defaultNetwork = defaultNetwork;
    this.isShared = isShared;
  }

  /** The name that Docker has for a network. */
  network(key: string): string {
    const settings = at(at(this.root, 'networks'), key);
    const name = nameOf(settings) ?? (key === 'default' ? this.defaultNetwork : key);
    this.networks.set(name, settings);
    return name;
  }

  volume(key: string): string {
    const settings = at(at(this.root, 'volumes'), key);
    const name = nameOf(settings) ?? key;
    if (settings) this.volumes.set(name, settings);
    return name;
  }

  /** What has to be made first. A volume without a driver is made by Docker when it is used. */
  commands(): readonly (readonly Words[])[] {
    const made = (
      kind: string,
      list: ReadonlyMap<string, Node | undefined>,
      isWanted: (settings: Node | undefined) => boolean,
    ) =>
      Array.from(list, ([name, settings]) =>
        isExternal(settings) || !isWanted(settings)
          ? []
          : [[['docker', kind, 'create'], ...settingsOf(settings), [name]]],
      ).flat();
    return [
      ...made('network', this.networks, () => true),
      ...made('volume', this.volumes, (settings) => settingsOf(settings).length > 0),
    ];
  }

  /** The settings of these networks and volumes that have no flag. */
  lost(): readonly string[] {
    return (['networks', 'volumes'] as const).flatMap((kind) =>
      Array.from(this[kind], ([name, settings]) => {
        const ipam = at(settings, 'ipam');
        return [
          ...othersOf(settings, taken[kind]),
          ...othersOf(ipam, taken.ipam).map((key) => `ipam.${key}`),
          ...itemsOf(at(ipam, 'config')).flatMap((range) =>
            othersOf(range, taken.range).map((key) => `ipam.config.${key}`),
          ),
        ].map((key) => `${kind}.${name}.${key}`);
      }).flat(),
    );
  }
}

/** What `docker network create` and `docker volume create` take. */
const taken = {
  networks: ['name', 'external', 'driver', 'ipam', 'internal', 'attachable', 'enable_ipv6', 'driver_opts', 'labels'],
  volumes: ['name', 'external', 'driver', 'driver_opts', 'labels'],
  ipam: ['config'],
  range: ['subnet', 'ip_range', 'gateway'],
};

/** Whether a network or volume is made by others. */
export function isExternal(settings: Node | undefined): boolean {
  const external = at(settings, 'external');
  return external !== undefined && textOf(external) !== 'false';
}

/** The name that Docker has for a network or volume, where the file says it. */
export const nameOf = (settings: Node | undefined): string | undefined =>
  textOf(at(settings, 'name')) ?? textOf(at(at(settings, 'external'), 'name'));

/** Options of `docker network create` and `docker volume create`. */
export function settingsOf(settings: Node | undefined): readonly Words[] {
  const driver = textOf(at(settings, 'driver'));
  const ipam = at(settings, 'ipam');
  const ranges = itemsOf(at(ipam, 'config')).flatMap((range) =>
    [
      ['--subnet', textOf(at(range, 'subnet'))],
      ['--ip-range', textOf(at(range, 'ip_range'))],
      ['--gateway', textOf(at(range, 'gateway'))],
    ].flatMap(([flag, value]) => (flag !== undefined && value !== undefined ? [[flag, value]] : [])),
  );
  const isOn = (key: string) => textOf(at(settings, key)) === 'true';
  return [
    ...(driver === undefined ? [] : [['--driver', driver]]),
    ...ranges,
    ...(isOn('internal') ? [['--internal']] : []),
    ...(isOn('attachable') ? [['--attachable']] : []),
    ...(isOn('enable_ipv6') ? [['--ipv6']] : []),
    ...pairsOf(at(settings, 'driver_opts')).map((pair) => ['--opt', pair]),
    ...pairsOf(at(settings, 'labels')).map((pair) => ['--label', pair]),
  ];
}

/** Keys that settings have and that are not among those taken; extensions say nothing to Docker. */
export const othersOf = (settings: Node | undefined, taken: readonly string[]): readonly string[] =>
  settings?.type === 'object'
    ? settings.entries.map(({ key }) => key).filter((key) => !taken.includes(key) && !key.startsWith('x-'))
    : [];
