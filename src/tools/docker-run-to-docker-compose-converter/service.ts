import { ToolError } from '#core/tool.ts';
import { cut, type Given, hasVariable, type Parsed, partsOf } from './flags.ts';
import { hostPath, type NamedVolume, readMount, readVolume, sorted } from './mounts.ts';
import { inOrder, isMode, type Joined, networkKey, readNetwork, setInNetwork } from './networks.ts';
import type { Words } from './resources.ts';
import { addTo, type Section, sectionIn, type Value } from './tree.ts';

export interface Style {
  readonly limits: 'service' | 'deploy';
  readonly gpus: 'gpus' | 'deploy';
  readonly environment: 'map' | 'list';
  readonly order: 'fixed' | 'typed';
}

/** What became of an option. */
export type Fate =
  | { readonly as: 'translated'; readonly key: string }
  | { readonly as: 'left-out'; readonly reason: string }
  | { readonly as: 'unknown' };

export interface Row {
  readonly option: string;
  readonly typed: string;
  readonly start: number;
  readonly fate: Fate;
}

export interface Service {
  readonly section: Section;
  readonly networks: readonly string[];
  readonly volumes: readonly NamedVolume[];
  /** Containers that it has a link to. */
  readonly links: readonly { readonly container: string; readonly start: number }[];
  readonly rows: readonly Row[];
  /** Options that only Podman has. */
  readonly podman: readonly Words[];
}

/** The keys of a service, in the order in which they are written. */
const order = [
  'image',
  'platform',
  'pull_policy',
  'container_name',
  'hostname',
  'domainname',
  'restart',
  'init',
  'stdin_open',
  'tty',
  'privileged',
  'read_only',
  'user',
  'group_add',
  'working_dir',
  'entrypoint',
  'command',
  'env_file',
  'environment',
  'ports',
  'expose',
  'volumes',
  'volumes_from',
  'tmpfs',
  'devices',
  'gpus',
  'network_mode',
  'networks',
  'mac_address',
  'links',
  'extra_hosts',
  'dns',
  'dns_opt',
  'dns_search',
  'healthcheck',
  'stop_signal',
  'stop_grace_period',
  'cap_add',
  'cap_drop',
  'security_opt',
  'sysctls',
  'ulimits',
  'cpus',
  'mem_limit',
  'mem_reservation',
  'pids_limit',
  'deploy',
  'logging',
  'label_file',
  'labels',
  'annotations',
];

/** Sections that may be lists of `key=value` too, which can have variables in their keys. */
const maps = ['environment', 'labels', 'annotations', 'sysctls'];

/** A number where it is written as one in YAML, else the text. */
const amount = (value: string): Value => (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? { digits: value } : value);

/** Translates the options of one container. `known`: variables that the command line sets. */
export function translate(name: string, parsed: Parsed, known: ReadonlyMap<string, string>, style: Style): Service {
  const translator = new Translator(name, known, style);
  for (const given of parsed.given) translator.take(given);
  return translator.finish(parsed);
}

class Translator {
  private readonly name: string;
  private readonly known: ReadonlyMap<string, string>;
  private readonly style: Style;
  private readonly service: Section = new Map();
  private readonly rows: Row[] = [];
  private readonly joined: (Joined & { readonly given: Given })[] = [];
  /** Addresses and the like, which belong to the first network. */
  private readonly inNetwork: Given[] = [];
  private readonly volumes: NamedVolume[] = [];
  private readonly podman: Words[] = [];
  private readonly links: { container: string; start: number }[] = [];
  private volumeDriver: string | undefined;

  constructor(name: string, known: ReadonlyMap<string, string>, style: Style) {
    this.name = name;
    this.known = known;
    this.style = style;
  }

  take(given: Given): void {
    const { flag, value } = given;
    if (!flag) {
      this.report(given, { as: 'unknown' });
      return;
    }
    const { target, name, isSwitch } = flag;
    if (target.as === 'none') {
      const isOfPodman = target.reason === 'podman';
      if (isOfPodman)
        this.podman.push(isSwitch ? [`--${name}${value === 'true' ? '' : '=false'}`] : [`--${name}`, value]);
      if (isOfPodman || !isSwitch || value === 'true') this.report(given, { as: 'left-out', reason: target.reason });
      return;
    }
    const key = target.as === 'own' ? this.takeOwn(name, given) : target.key;
    if (target.as === 'text') this.service.set(key, value);
    else if (target.as === 'number') this.service.set(key, amount(value));
    else if (target.as === 'flag') this.takeSwitch(key, value === 'true');
    else if (target.as === 'list') addTo(this.service, key, key === 'env_file' ? homePath(value) : value);
    else if (target.as === 'ports') addTo(this.service, key, { quoted: value });
    else if (target.as === 'map') this.takeEntry(sectionIn(this.service, key), value);
    if (key !== '') this.report(given, { as: 'translated', key });
  }

  finish({ image, rest }: Parsed): Service {
    const { service } = this;
    const networks = this.finishNetworks();
    if (image) service.set('image', image.text);
    if (rest.length > 0)
      service.set(
        'command',
        rest.map(({ text }) => text),
      );
    if (this.volumeDriver !== undefined)
      for (const { settings } of this.volumes) if (!settings.has('driver')) settings.set('driver', this.volumeDriver);
    if (this.style.limits === 'deploy') this.moveLimits();
    for (const name of maps) this.settleMap(name);
    const section = sorted(service, this.style.order === 'fixed' ? order : ['image']);
    return { section, networks, volumes: this.volumes, links: this.links, rows: this.rows, podman: this.podman };
  }

  private report({ typed, value, flag, start }: Given, fate: Fate): void {
    const isShown = flag ? !flag.isSwitch || value === 'false' : value !== '';
    this.rows.push({ option: isShown ? `${typed} ${value.replaceAll('$$', '$')}` : typed, typed, start, fate });
  }

  /** The default is no, but where Docker may have another. */
  private takeSwitch(key: string, isOn: boolean): void {
    if (isOn || key === 'init') this.service.set(key, isOn);
    else this.service.delete(key);
  }

  private takeEntry(section: Section, value: string): void {
    const [name, text = ''] = cut(value, '=');
    section.set(name, text);
  }

  /** Sets options that become more than one value. Returns the key that they go to; empty if that is reported later. */
  private takeOwn(name: string, given: Given): string {
    const { value, start, typed } = given;
    const { service } = this;
    switch (name) {
      case 'env': {
        const [variable, text = this.known.get(variable) ?? null] = cut(value, '=');
        sectionIn(service, 'environment').set(variable, text);
        return 'environment';
      }
      case 'volume':
      case 'mount': {
        const { value: mount, volume } = name === 'volume' ? readVolume(value) : readMount(given);
        addTo(service, 'volumes', mount);
        if (volume) this.volumes.push(volume);
        return 'volumes';
      }
      case 'volume-driver':
        this.volumeDriver = value;
        return 'volumes.driver';
      case 'volumes-from':
        addTo(service, 'volumes_from', `container:${value}`);
        return 'volumes_from';
      case 'network':
        this.joined.push({ ...readNetwork(given), given });
        return '';
      case 'add-host': {
        const at = value.search(/[:=]/);
        if (at < 0) throw new ToolError('bad-value', { f: typed, v: value }, start);
        const address = value.slice(at + 1).replace(/^\[(.*)\]$/, '$1');
        addTo(service, 'extra_hosts', `${value.slice(0, at)}=${address}`);
        return 'extra_hosts';
      }
      case 'link':
        addTo(service, 'links', value);
        this.links.push({ container: cut(value, ':')[0], start });
        return 'links';
      case 'entrypoint':
        service.set('entrypoint', value === '' ? [] : [value]);
        return 'entrypoint';
      case 'gpus':
        return this.takeGpus(given);
      case 'ulimit':
        this.takeUlimit(value, start);
        return 'ulimits';
      case 'log-driver':
        sectionIn(service, 'logging').set('driver', value);
        return 'logging.driver';
      case 'log-opt':
        this.takeEntry(sectionIn(sectionIn(service, 'logging'), 'options'), value);
        return 'logging.options';
      case 'stop-timeout':
        if (value.startsWith('-')) {
          this.report(given, { as: 'left-out', reason: 'stop-timeout' });
          return '';
        }
        service.set('stop_grace_period', `${value}s`);
        return 'stop_grace_period';
      case 'no-healthcheck':
        if (value === 'true') sectionIn(service, 'healthcheck').set('disable', true);
        return value === 'true' ? 'healthcheck.disable' : '';
    }
    if (name.startsWith('health-')) return this.takeHealth(name.slice('health-'.length).replaceAll('-', '_'), value);
    if (/^(?:blkio|device)-/.test(name)) return this.takeBlockDevice(name, value);
    this.inNetwork.push(given);
    return '';
  }

  private takeHealth(key: string, value: string): string {
    const health = sectionIn(this.service, 'healthcheck');
    if (key === 'cmd') health.set('test', ['CMD-SHELL', value]);
    else health.set(key, key === 'retries' ? amount(value) : value);
    return `healthcheck.${key === 'cmd' ? 'test' : key}`;
  }

  private takeBlockDevice(name: string, value: string): string {
    const config = sectionIn(this.service, 'blkio_config');
    const colon = value.lastIndexOf(':');
    const [path, size] = [value.slice(0, colon), amount(value.slice(colon + 1))];
    const key = name.replace(/^blkio-/, '').replaceAll('-', '_');
    if (key === 'weight') config.set(key, amount(value));
    else
      addTo(
        config,
        key,
        new Map<string, Value>([
          ['path', path],
          [key === 'weight_device' ? 'weight' : 'rate', size],
        ]),
      );
    return `blkio_config.${key}`;
  }

  /** @throws ToolError `ulimit` (`v`) */
  private takeUlimit(value: string, start: number): void {
    const limit = /^([a-z]+)=(-?\d+|\$\{[^}]*\})(?::(-?\d+|\$\{[^}]*\}))?$/.exec(value);
    if (!limit) throw new ToolError('ulimit', { v: value }, start);
    const [, name = '', soft = '', hard = soft] = limit;
    const both = new Map([
      ['soft', amount(soft)],
      ['hard', amount(hard)],
    ]);
    sectionIn(this.service, 'ulimits').set(name, limit[3] === undefined ? amount(soft) : both);
  }

  private takeGpus(given: Given): string {
    const isDeployed = this.style.gpus === 'deploy';
    const gpu: Section = new Map();
    for (const field of partsOf(given)) {
      const [key, text] = cut(field, '=');
      if (text !== undefined && key === 'device') gpu.set('device_ids', text.split(','));
      else if (text !== undefined && key === 'capabilities') gpu.set('capabilities', text.split(','));
      else if (text !== undefined && key === 'options') gpu.set('options', partsOf({ ...given, value: text }));
      else if (text !== undefined && key === 'driver') gpu.set('driver', text);
      else if (text === undefined && gpu.has('device_ids')) addTo(gpu, 'device_ids', key);
      else {
        const count = key === 'count' ? (text ?? '') : field;
        if (!/^(?:all|-?\d+)$/.test(count) && !hasVariable(count))
          throw new ToolError('bad-value', { f: given.typed, v: given.value }, given.start);
        gpu.set('count', amount(count.replace(/^-1$/, 'all')));
      }
    }
    if (!gpu.has('device_ids') && !gpu.has('count')) gpu.set('count', { digits: '1' });
    const inOrder = sorted(gpu, ['driver', 'count', 'device_ids', 'capabilities']);
    if (!isDeployed) {
      this.service.set('gpus', inOrder.size === 1 && inOrder.get('count') === 'all' ? 'all' : [inOrder]);
      return 'gpus';
    }
    if (!inOrder.has('capabilities')) inOrder.set('capabilities', ['gpu']);
    sectionIn(this.resources, 'reservations').set('devices', [inOrder]);
    return 'deploy.resources.reservations.devices';
  }

  private get resources(): Section {
    return sectionIn(sectionIn(this.service, 'deploy'), 'resources');
  }

  private moveLimits(): void {
    const moves = [
      ['cpus', 'limits', 'cpus'],
      ['mem_limit', 'limits', 'memory'],
      ['pids_limit', 'limits', 'pids'],
      ['mem_reservation', 'reservations', 'memory'],
    ] as const;
    for (const [from, group, to] of moves) {
      const value = this.service.get(from);
      if (value === undefined) continue;
      this.service.delete(from);
      const isNumber = value !== null && typeof value === 'object' && 'digits' in value;
      sectionIn(this.resources, group).set(to, isNumber && to !== 'pids' ? value.digits : value);
    }
  }

  /** Networks and network mode; returns the names of the networks. */
  private finishNetworks(): readonly string[] {
    const { service, joined } = this;
    const named = joined.filter(({ name }) => !isMode(name));
    const mode = named.length > 0 ? undefined : joined.findLast(({ name }) => isMode(name) && name !== 'default')?.name;
    if (mode !== undefined) service.set('network_mode', mode);
    if (mode !== undefined && mode !== 'bridge') this.leaveOutPorts();
    for (const { name, given } of joined)
      if (!isMode(name)) this.report(given, { as: 'translated', key: 'networks' });
      else if (name === mode) this.report(given, { as: 'translated', key: 'network_mode' });
      else this.report(given, { as: 'left-out', reason: name === 'default' ? 'network-default' : 'network-mode' });
    const ownNetwork: Joined[] =
      named.length === 0 && mode === undefined && this.inNetwork.some(({ flag }) => flag?.name !== 'mac-address')
        ? [{ name: 'default', settings: new Map() }]
        : [];
    const networks = [...named, ...ownNetwork];
    const first = networks[0];
    for (const given of this.inNetwork) {
      const name = given.flag?.name ?? '';
      if (first && name === 'network-alias' && given.value === this.name) {
        // A service has its name as an alias in all its networks.
        this.report(given, { as: 'translated', key: `services.${this.name}` });
      } else if (first) {
        setInNetwork(first.settings, name, given.value);
        this.report(given, { as: 'translated', key: `networks.${networkKey(name)}` });
      } else if (name === 'mac-address') {
        service.set('mac_address', given.value);
        this.report(given, { as: 'translated', key: 'mac_address' });
      } else this.report(given, { as: 'left-out', reason: 'network-mode' });
    }
    for (const { name, settings } of networks) sectionIn(service, 'networks').set(name, inOrder(settings));
    return named.map(({ name }) => name);
  }

  /** Docker discards published ports where the container has no network of its own. */
  private leaveOutPorts(): void {
    this.service.delete('ports');
    for (const [index, row] of this.rows.entries())
      if (row.fate.as === 'translated' && row.fate.key === 'ports')
        this.rows[index] = { ...row, fate: { as: 'left-out', reason: 'ports' } };
  }

  /** Keys of maps cannot have variables, list items can. */
  private settleMap(name: string): void {
    const section = this.service.get(name);
    if (!(section instanceof Map)) return;
    const isList =
      (name === 'environment' && this.style.environment === 'list') || [...section.keys()].some(hasVariable);
    this.service.set(
      name,
      isList
        ? Array.from(section, ([key, value]) => (typeof value === 'string' ? `${key}=${value}` : key))
        : new Map(Array.from(section, ([key, value]) => [key.replaceAll('$$', '$'), value])),
    );
  }
}

/** Compose knows the folder of the user in mounts only. */
const homePath = (path: string): string => hostPath(path.replace(/^~(?=\/)/, '$${HOME}'));
