import type { Node, ObjectNode } from '#lib/data/node.ts';
import type { Losses } from './losses.ts';
import { volumeName } from './mounts.ts';
import { toLabel, uniqueNames } from './names.ts';
import { toQuantity } from './pod.ts';
import { at, itemsOf, textOf, textsOf } from './read-node.ts';
import { isExternal, othersOf } from './resources.ts';
import { splitColons } from './split-colons.ts';
import { fill, type Section } from './tree.ts';

interface Mount {
  readonly type: string;
  readonly source: string | undefined;
  readonly target: string;
  readonly isReadOnly: boolean;
  readonly subPath: string | undefined;
  readonly size: string | undefined;
}

/** What a pod mounts. */
interface Mounted {
  readonly mounts: readonly Section[];
  readonly volumes: readonly Section[];
  /** One of them keeps data: there is a claim for it. */
  readonly hasClaim: boolean;
}

/** A named volume, whichever keys of the file are for it. */
interface NamedVolume {
  readonly key: string;
  readonly claimName: string;
  /** The first service that mounts it. */
  readonly user: string;
  /** Several pods mount it. */
  isShared: boolean;
}

/**
 * The volumes of a Compose file, as volumes of pods and claims of persistent ones. Notices gathered: `host-path`,
 * `relative-path` and `shared-volume` (`x`).
 */
export class PodVolumes {
  private readonly root: ObjectNode;
  private readonly storage: string;
  private readonly losses: Losses;
  /** The named volumes that are mounted, by what distinguishes them. */
  private readonly named = new Map<string, NamedVolume>();
  private readonly claimNameOf = uniqueNames([]);

  constructor(root: ObjectNode, storage: string, losses: Losses) {
    this.root = root;
    this.storage = storage;
    this.losses = losses;
  }

  /** A claim for each named volume that exists only by this file. */
  claims(): readonly Section[] {
    return [...this.named.values()].flatMap(({ key, claimName, isShared }) => {
      const settings = at(at(this.root, 'volumes'), key);
      if (isExternal(settings)) return [];
      for (const other of othersOf(settings, ['name', 'external', 'driver'])) this.losses.lose(`volumes.${key}`, other);
      if ((textOf(at(settings, 'driver')) ?? 'local') !== 'local') this.losses.lose(`volumes.${key}`, 'driver');
      return [
        fill({
          apiVersion: 'v1',
          kind: 'PersistentVolumeClaim',
          metadata: fill({ name: claimName }),
          spec: fill({
            accessModes: [isShared ? 'ReadWriteMany' : 'ReadWriteOnce'],
            resources: fill({ requests: fill({ storage: this.storage }) }),
          }),
        }),
      ];
    });
  }

  /** @param isScaled several pods run the service, which share its volumes */
  of(name: string, service: Node | undefined, isScaled: boolean): Mounted {
    const nameOf = uniqueNames([]);
    const mounts: Section[] = [];
    const volumes = new Map<string, Section>();
    let hasClaim = false;
    for (const mount of this.read(name, service)) {
      const kept = this.volumeOf(name, mount, isScaled);
      if (!kept) continue;
      const [key, wanted, source] = kept;
      const known = volumes.get(key);
      const volume = known ?? new Map([['name', nameOf(wanted)], ...source]);
      volumes.set(key, volume);
      hasClaim ||= volume.has('persistentVolumeClaim');
      mounts.push(
        fill({
          name: volume.get('name'),
          mountPath: mount.target,
          subPath: mount.subPath,
          readOnly: mount.isReadOnly ? true : undefined,
        }),
      );
    }
    return { mounts, volumes: [...volumes.values()], hasClaim };
  }

  /** What a mount is of, and the name and source of its volume; nothing for what a cluster cannot have. */
  private volumeOf(
    service: string,
    mount: Mount,
    isScaled: boolean,
  ): readonly [key: string, name: string, source: Section] | undefined {
    const { type, source, target, size } = mount;
    if (type === 'tmpfs' || source === undefined) {
      const sizeLimit = size === undefined ? undefined : toQuantity(size);
      const emptyDir = fill({ medium: type === 'tmpfs' ? 'Memory' : undefined, sizeLimit });
      return [`:${target}`, toLabel(target), new Map([['emptyDir', emptyDir]])];
    }
    if (type === 'bind') {
      if (!source.startsWith('/')) {
        this.losses.gather('relative-path', source);
        return undefined;
      }
      this.losses.gather('host-path', source);
      return [source, toLabel(source), fill({ hostPath: fill({ path: source }) })];
    }
    const [id, volume] = this.namedVolume(source, service);
    if (isScaled || volume.user !== service) {
      volume.isShared = true;
      this.losses.gather('shared-volume', volume.key);
    }
    return [id, toLabel(source), fill({ persistentVolumeClaim: fill({ claimName: volume.claimName }) })];
  }

  /** Two keys with the same `name` are one volume; two that differ have claims that differ. */
  private namedVolume(key: string, user: string): readonly [id: string, volume: NamedVolume] {
    const settings = at(at(this.root, 'volumes'), key);
    const name = textOf(at(settings, 'name'));
    const id = name === undefined ? `key ${key}` : `name ${name}`;
    const claimName = () => this.claimNameOf(toLabel((isExternal(settings) ? name : undefined) ?? key));
    const volume = this.named.get(id) ?? { key, claimName: claimName(), user, isShared: false };
    this.named.set(id, volume);
    return [id, volume];
  }

  private read(name: string, service: Node | undefined): readonly Mount[] {
    const memory = (target: string, size?: string): Mount => ({
      ...{ type: 'tmpfs', source: undefined, isReadOnly: false, subPath: undefined },
      ...{ target, size },
    });
    const shared = textOf(at(service, 'shm_size'));
    return [
      ...itemsOf(at(service, 'volumes')).flatMap((item) => this.readOne(name, item) ?? []),
      ...textsOf(at(service, 'tmpfs')).map((text) => {
        const [target = '', options] = text.split(':', 2);
        if (options !== undefined) this.losses.lose(name, 'tmpfs');
        return memory(target);
      }),
      ...(shared === undefined ? [] : [memory('/dev/shm', shared)]),
    ];
  }

  private readOne(name: string, item: Node): Mount | undefined {
    const text = textOf(item);
    if (text !== undefined) return this.readShort(name, this.losses.literal(text));
    const field = (key: string) => {
      const value = textOf(at(item, key));
      return value === undefined ? undefined : this.losses.literal(value);
    };
    const [type = 'volume', target] = [field('type'), field('target')];
    if (!/^(?:volume|bind|tmpfs)$/.test(type) || target === undefined) {
      this.losses.lose(name, 'volumes');
      return undefined;
    }
    const carried = ['type', 'source', 'target', 'read_only', 'consistency', 'bind', 'volume', 'tmpfs'];
    for (const key of othersOf(item, carried)) this.losses.lose(name, `volumes.${key}`);
    for (const [section, keys] of Object.entries({ bind: ['create_host_path'], volume: ['subpath'], tmpfs: ['size'] }))
      for (const key of othersOf(at(item, section), keys)) this.losses.lose(name, `volumes.${section}.${key}`);
    return {
      type,
      source: type === 'tmpfs' ? undefined : field('source'),
      target,
      isReadOnly: field('read_only') === 'true',
      subPath: textOf(at(at(item, 'volume'), 'subpath')),
      size: textOf(at(at(item, 'tmpfs'), 'size')),
    };
  }

  /** `target`, `source:target` or `source:target:options`. */
  private readShort(name: string, text: string): Mount {
    const [source, target, options = ''] = splitColons(text);
    const shared = { subPath: undefined, size: undefined };
    if (target === undefined) return { type: 'volume', source: undefined, target: text, isReadOnly: false, ...shared };
    const others = options.split(',').filter((option) => !/^(?:|rw|ro|z|cached|delegated|consistent)$/i.test(option));
    if (others.length > 0) this.losses.lose(name, 'volumes');
    const type = volumeName.test(source ?? '') ? 'volume' : 'bind';
    return { type, source, target, isReadOnly: options.split(',').includes('ro'), ...shared };
  }
}
