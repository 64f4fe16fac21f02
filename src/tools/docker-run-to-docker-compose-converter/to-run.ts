import { type Context, ToolError } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import { writeCsvRecord } from '#lib/csv/write.ts';
import type { Node, ObjectNode } from '#lib/data/node.ts';
import { folder } from '#lib/shell/split-commands.ts';
import { quoteForShell } from '#lib/text/quote-for-shell.ts';
import { writeBuild } from './build.ts';
import { type ComposeFile, memberOf, parseCompose } from './existing.ts';
import { flagsByKey } from './flags.ts';
import { volumeName } from './mounts.ts';
import { at, hostsOf, itemsOf, pairsOf, textOf, textsOf, ulimitsOf } from './read-node.ts';
import { othersOf, Resources, type Words } from './resources.ts';
import { splitColons } from './split-colons.ts';

type Host = Pick<Context, 'notice' | 'progress'>;

export interface RunOptions {
  readonly service: string;
  readonly lines: boolean;
}

/**
 * The commands that start the services of a Compose file: those that others depend on first. Before them, those that
 * build the images of services that have only a `build`, named as Compose does.
 * Notices: `no-flag` and `no-build-flag` (`service`, `k`), `no-create-flag` (`k`), and those of YAML.
 * @throws ToolError `not-compose`, `no-service` (`x`), `no-image-key` (`service`), and those of YAML
 */
export function writeRuns(text: string, { service, lines }: RunOptions, host: Host): string {
  const { runs, resources } = readRuns(parseCompose(text, host), service, Resources, host);
  const create = resources.commands();
  for (const key of resources.lost()) host.notice('no-create-flag', { k: key });
  const separator = lines ? ' \\\n  ' : ' ';
  const commands = [
    ...runs.flatMap(({ build }) => (build ? [build] : [])),
    ...create,
    ...runs.map(({ flags, image, words }) => [['docker', 'run', '-d'], ...flags, [image, ...words]]),
  ].map((parts) => parts.map((words) => words.map(quote).join(' ')).join(separator));
  return commands.join(lines ? '\n\n' : '\n');
}

/** How a service is run. */
export interface Run {
  readonly name: string;
  readonly service: Node | undefined;
  /** The command that builds its image, where the file names none. */
  readonly build: readonly Words[] | undefined;
  readonly flags: readonly Words[];
  readonly image: string;
  /** What follows the image. */
  readonly words: readonly string[];
}

/**
 * The services of a Compose file as options of `docker run`, those that others depend on first. With a name in `wanted`,
 * only that service is read.
 * @throws ToolError those of `writeRuns`
 */
export function readRuns<R extends Resources>(
  file: ComposeFile,
  wanted: string,
  ResourcesOfTarget: new (root: ObjectNode, defaultNetwork: string, isShared: boolean) => R,
  host: Host,
): { readonly runs: readonly Run[]; readonly resources: R } {
  const services = memberOf(file, 'services');
  if (!services) throw new ToolError('not-compose', {}, file.root.start);
  const known = new Map(services.entries.map(({ key, value }) => [key, value]));
  if (wanted !== '' && !known.has(wanted))
    throw new ToolError('no-service', { x: wanted }, { offset: 0, field: 'service' });
  const names = wanted === '' ? inOrder(known) : [wanted];
  const project = textOf(at(file.root, 'name')) ?? 'app';
  const resources = new ResourcesOfTarget(file.root, `${project}_default`, names.length > 1);
  const writers = names.map((name) => new RunWriter(name, known.get(name), resources, project, host));
  const builds = writers.map((writer) => writer.build());
  return { runs: writers.map((writer, index) => ({ ...writer.write(), build: builds[index] })), resources };
}

/** The names of services, each after those that it depends on. */
function inOrder(services: ReadonlyMap<string, Node>): readonly string[] {
  const done = new Set<string>();
  const visiting = new Set<string>();
  const visit = (name: string): void => {
    const service = services.get(name);
    if (!service || visiting.has(name) || done.has(name)) return;
    visiting.add(name);
    const needed = at(service, 'depends_on');
    for (const other of needed?.type === 'object' ? needed.entries.map(({ key }) => key) : textsOf(needed))
      visit(other);
    done.add(name);
  };
  for (const name of services.keys()) visit(name);
  return [...done];
}

/** A text of Compose as one word of a shell: variables are expanded, `$$` is a dollar sign. */
function quote(text: string): string {
  const literal = text.replaceAll('$$', '');
  if (!/\$[{A-Za-z_]/.test(literal)) return quoteForShell(text.replaceAll('$$', '$'));
  return `"${text.replace(/[\\"`]/g, String.raw`\$&`).replaceAll('$$', String.raw`\$`)}"`;
}

/** Writes the command of one service. */
class RunWriter {
  private readonly name: string;
  private readonly service: Node | undefined;
  private readonly resources: Resources;
  private readonly project: string;
  private readonly host: Host;
  private readonly parts: Words[] = [];
  /** What follows the image. */
  private readonly end: string[] = [];

  constructor(name: string, service: Node | undefined, resources: Resources, project: string, host: Host) {
    this.name = name;
    this.service = service;
    this.resources = resources;
    this.project = project;
    this.host = host;
  }

  /** The command that builds the image; nothing where the service names one. */
  build(): readonly Words[] | undefined {
    const build = at(this.service, 'build');
    const image = this.builtImage;
    if (!build || image === undefined) return undefined;
    const { words, lost } = writeBuild(build, image, textOf(at(this.service, 'platform')));
    for (const key of lost) this.host.notice('no-build-flag', { service: this.name, k: key });
    return words;
  }

  /** The name of the image that is built; Docker takes no capital letters. */
  private get builtImage(): string | undefined {
    const isBuilt = at(this.service, 'build') !== undefined && textOf(at(this.service, 'image')) === undefined;
    return isBuilt ? `${this.project}-${this.name}`.toLowerCase() : undefined;
  }

  write(): Omit<Run, 'build'> {
    const { service, name } = this;
    const image = textOf(at(service, 'image')) ?? this.builtImage;
    if (service?.type !== 'object' || image === undefined)
      throw new ToolError('no-image-key', { service: name }, service?.start ?? 0);
    const containerName = at(service, 'container_name') === undefined && this.resources.isShared ? name : undefined;
    if (containerName !== undefined) this.parts.push(['--name', containerName]);
    for (const { key, value } of service.entries) this.take(key, value);
    this.takeNetworks();
    const words = [...this.end, ...argumentsOf(at(service, 'command'))];
    return { name, service, flags: this.parts, image, words };
  }

  private take(key: string, value: Node): void {
    if (value.type === 'null' || (key === 'build' && this.builtImage !== undefined)) return;
    const known = flagsByKey.get(key);
    if (key === 'pull_policy') this.takePullPolicy(textOf(value) ?? '');
    else if (known) this.takeKnown(known.name, known.as, key, value);
    else if (!this.takeOwn(key, value)) this.lose(key);
  }

  /** Reports a key that has no flag. */
  private lose(key: string): void {
    this.host.notice('no-flag', { service: this.name, k: key });
  }

  private flag(name: string, value: string): void {
    this.parts.push([name, value]);
  }

  private takeKnown(name: string, as: string, key: string, value: Node): void {
    const flag = `--${name}`;
    if (as === 'flag') {
      if (textOf(value) === 'true') this.parts.push([flag]);
      else if (key === 'init') this.parts.push([`${flag}=false`]);
    } else if (as === 'map') for (const pair of pairsOf(value)) this.flag(flag, pair);
    else if (as === 'text' || as === 'number') {
      const text = textOf(value);
      if (text === undefined) this.lose(key);
      else this.flag(flag, text);
    } else for (const item of itemsOf(value)) this.takeItem(flag, key, item);
  }

  /** An image that was built here cannot be pulled. */
  private takePullPolicy(policy: string): void {
    const written = policy === 'if_not_present' ? 'missing' : policy;
    const isBuilt = this.builtImage !== undefined;
    if (isBuilt ? /^(?:build|missing|never)$/.test(written) : /^(?:always|missing|never)$/.test(written)) {
      if (!isBuilt) this.flag('--pull', written);
    } else this.lose('pull_policy');
  }

  private takeItem(flag: string, key: string, item: Node): void {
    const text = textOf(item) ?? longItem(key, item);
    if (text === undefined) this.lose(key);
    else this.flag(flag, text);
    if (text !== undefined) this.loseOthers(item, key, longKeys[key] ?? []);
  }

  /** Reports the keys of settings besides those that a flag takes. */
  private loseOthers(settings: Node | undefined, path: string, taken: readonly string[]): void {
    for (const key of othersOf(settings, taken)) this.lose(`${path}.${key}`);
  }

  /** Keys that are translated by code of their own; returns whether this is one. */
  private takeOwn(key: string, value: Node): boolean {
    switch (key) {
      case 'image':
      case 'command':
      case 'networks':
      case 'network_mode':
        return true;
      // The order is that of the commands; they wait for nothing else.
      case 'depends_on':
        return value.type !== 'object';
      case 'environment':
        for (const pair of pairsOf(value)) this.flag('--env', pair);
        return true;
      case 'mac_address':
        this.flag('--mac-address', textOf(value) ?? '');
        return true;
      case 'extra_hosts':
        for (const host of hostsOf(value)) this.flag('--add-host', host);
        return true;
      case 'links':
      case 'external_links':
        for (const link of textsOf(value)) this.flag('--link', link);
        return true;
      case 'volumes':
        for (const volume of itemsOf(value)) this.takeVolume(volume);
        return true;
      case 'volumes_from':
        for (const from of textsOf(value)) this.flag('--volumes-from', from.replace(/^container:/, ''));
        return true;
      case 'entrypoint': {
        const [program = '', ...rest] = argumentsOf(value);
        this.flag('--entrypoint', program);
        append(this.end, rest);
        return true;
      }
      case 'stop_grace_period':
        return this.takeGracePeriod(textOf(value) ?? '');
      case 'ulimits':
        for (const limit of ulimitsOf(value)) this.flag('--ulimit', limit);
        return true;
      case 'logging': {
        const driver = textOf(at(value, 'driver'));
        if (driver !== undefined) this.flag('--log-driver', driver);
        for (const pair of pairsOf(at(value, 'options'))) this.flag('--log-opt', pair);
        return true;
      }
      case 'healthcheck':
        this.takeHealth(value);
        return true;
      case 'blkio_config':
        this.takeBlockDevices(value);
        return true;
      case 'gpus':
        for (const gpu of itemsOf(value)) this.flag('--gpus', gpuOf(gpu));
        return true;
      case 'deploy':
        this.takeDeploy(value);
        return true;
      default:
        return key.startsWith('x-');
    }
  }

  private takeGracePeriod(text: string): boolean {
    const parts = /^(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
    if (text === '' || !parts) return false;
    const [, minutes = '0', seconds = '0'] = parts;
    this.flag('--stop-timeout', String(BigInt(minutes) * 60n + BigInt(seconds)));
    return true;
  }

  private takeVolume(volume: Node): void {
    const short = textOf(volume);
    if (short !== undefined) {
      const [source = '', ...rest] = splitColons(short);
      const isName = rest.length > 0 && volumeName.test(source);
      this.flag('--volume', isName ? [this.resources.volume(source), ...rest].join(':') : fromHere(short));
      return;
    }
    const [type = 'volume', source, target = ''] = ['type', 'source', 'target'].map((key) => textOf(at(volume, key)));
    const mount = [`type=${type}`];
    const name = type === 'volume' && source !== undefined ? this.resources.volume(source) : source;
    if (name !== undefined) mount.push(`source=${type === 'bind' ? fromHere(name) : name}`);
    mount.push(`target=${target}`);
    if (textOf(at(volume, 'read_only')) === 'true') mount.push('readonly');
    const consistency = textOf(at(volume, 'consistency'));
    if (consistency !== undefined) mount.push(`consistency=${consistency}`);
    for (const section of ['bind', 'volume', 'tmpfs', 'image']) {
      const settings = at(volume, section);
      if (settings?.type === 'object')
        for (const { key, value } of settings.entries) append(mount, this.mountSetting(section, key, value));
    }
    // `--volume` makes a path that is not there, as the long form of Compose does.
    const isPlain = mount.every((part) => /^(?:type|source|target)=|^readonly$/.test(part));
    const makesPath = textOf(at(at(volume, 'bind'), 'create_host_path')) !== 'false';
    if (type === 'bind' && isPlain && makesPath && name !== undefined)
      this.flag('--volume', [fromHere(name), target, ...(mount.includes('readonly') ? ['ro'] : [])].join(':'));
    else this.flag('--mount', writeCsvRecord(mount));
  }

  private mountSetting(section: string, key: string, value: Node): readonly string[] {
    if (key === 'create_host_path') return [];
    if (key === 'labels') return pairsOf(value).map((pair) => `volume-label=${pair}`);
    const text = textOf(value) ?? '';
    if (key === 'nocopy') return text === 'true' ? ['volume-nocopy'] : [];
    const isOctal = section === 'tmpfs' && key === 'mode' && /^\d+$/.test(text);
    return [`${section}-${key}=${isOctal ? Number(text).toString(8) : text}`];
  }

  private takeHealth(health: Node): void {
    const test = at(health, 'test');
    const [kind, ...words] = test?.type === 'array' ? textsOf(test) : ['CMD-SHELL', ...textsOf(test)];
    if (textOf(at(health, 'disable')) === 'true' || kind === 'NONE') this.parts.push(['--no-healthcheck']);
    else if (words.length > 0)
      this.flag('--health-cmd', kind === 'CMD' ? words.map(quoteForShell).join(' ') : words.join(' '));
    for (const key of ['interval', 'timeout', 'retries', 'start_period', 'start_interval']) {
      const value = textOf(at(health, key));
      if (value !== undefined) this.flag(`--health-${key.replace('_', '-')}`, value);
    }
  }

  private takeBlockDevices(config: Node): void {
    const weight = textOf(at(config, 'weight'));
    if (weight !== undefined) this.flag('--blkio-weight', weight);
    for (const item of itemsOf(at(config, 'weight_device')))
      this.flag('--blkio-weight-device', `${textOf(at(item, 'path'))}:${textOf(at(item, 'weight'))}`);
    for (const key of ['device_read_bps', 'device_read_iops', 'device_write_bps', 'device_write_iops'])
      for (const item of itemsOf(at(config, key)))
        this.flag(`--${key.replaceAll('_', '-')}`, `${textOf(at(item, 'path'))}:${textOf(at(item, 'rate'))}`);
  }

  private takeDeploy(deploy: Node): void {
    const resources = at(deploy, 'resources');
    const [limits, reservations] = [at(resources, 'limits'), at(resources, 'reservations')];
    for (const [flag, node] of [
      ['--cpus', at(limits, 'cpus')],
      ['--memory', at(limits, 'memory')],
      ['--pids-limit', at(limits, 'pids')],
      ['--memory-reservation', at(reservations, 'memory')],
    ] as const) {
      const value = textOf(node);
      if (value !== undefined) this.flag(flag, value);
    }
    for (const gpu of itemsOf(at(reservations, 'devices'))) this.flag('--gpus', gpuOf(gpu));
    this.loseOthers(limits, 'deploy.resources.limits', ['cpus', 'memory', 'pids']);
    this.loseOthers(reservations, 'deploy.resources.reservations', ['memory', 'devices']);
    for (const { key } of deploy.type === 'object' ? deploy.entries : [])
      if (key !== 'resources') this.lose(`deploy.${key}`);
  }

  private takeNetworks(): void {
    const mode = textOf(at(this.service, 'network_mode'));
    const networks = at(this.service, 'networks');
    const own = this.resources.isShared && mode === undefined ? 'default' : undefined;
    const joined: [key: string, settings: Node | undefined][] =
      networks?.type === 'object'
        ? networks.entries.map(({ key, value }) => [key, value])
        : [...textsOf(networks), ...(networks === undefined && own !== undefined ? [own] : [])].map((key) => [
            key,
            undefined,
          ]);
    if (mode !== undefined) this.flag('--network', mode.replace(/^service:/, 'container:'));
    for (const [key, settings] of joined) {
      const name = key === 'default' && !this.resources.isShared ? undefined : this.resources.network(key);
      this.loseOthers(settings, `networks.${key}`, takenOfNetworks);
      const aliases = [...(this.resources.isShared ? [this.name] : []), ...textsOf(at(settings, 'aliases'))];
      this.join(name, joined.length > 1, [
        ...[...new Set(aliases)].map((alias) => ['alias', alias] as const),
        ...(['ipv4_address', 'ipv6_address', 'mac_address', 'gw_priority'] as const).flatMap((setting) => {
          const value = textOf(at(settings, setting));
          return value === undefined ? [] : [[networkFlags[setting], value] as const];
        }),
        ...textsOf(at(settings, 'link_local_ips')).map((address) => ['link-local-ip', address] as const),
        ...pairsOf(at(settings, 'driver_opts')).map((pair) => ['driver-opt', pair] as const),
      ]);
    }
  }

  private join(name: string | undefined, isOneOfMany: boolean, settings: readonly (readonly [string, string])[]): void {
    const needsLong = isOneOfMany || settings.some(([key]) => key === 'driver-opt' || key === 'gw-priority');
    if (name !== undefined && needsLong && settings.length > 0) {
      this.flag('--network', writeCsvRecord([`name=${name}`, ...settings.map(([key, value]) => `${key}=${value}`)]));
      return;
    }
    if (name !== undefined) this.flag('--network', name);
    for (const [key, value] of settings) this.flag(key === 'alias' ? '--network-alias' : `--${key}`, value);
  }
}

/** What flags take of ports, devices and files in their long form. */
const longKeys: Readonly<Record<string, readonly string[]>> = {
  ports: ['target', 'protocol', 'host_ip', 'published'],
  devices: ['source', 'target', 'permissions'],
  env_file: ['path'],
};

const takenOfNetworks = [
  'aliases',
  'ipv4_address',
  'ipv6_address',
  'mac_address',
  'gw_priority',
  'link_local_ips',
  'driver_opts',
];

const networkFlags = {
  ipv4_address: 'ip',
  ipv6_address: 'ip6',
  mac_address: 'mac-address',
  gw_priority: 'gw-priority',
} as const;

/** A path that begins at the folder of the Compose file. */
function fromHere(path: string): string {
  if (!/^\.{1,2}(?=[/:]|$)/.test(path)) return path;
  return path.startsWith('..') ? `${folder}/${path}` : `${folder}${path.slice(1)}`;
}

/** Ports, devices and files in their long form. */
function longItem(key: string, item: Node): string | undefined {
  const field = (name: string) => textOf(at(item, name));
  const target = field('target');
  if (key === 'ports' && target !== undefined) {
    const protocol = field('protocol');
    const address = field('host_ip');
    const published = field('published');
    const host =
      published === undefined
        ? address === undefined
          ? []
          : [address, '']
        : [...(address === undefined ? [] : [address]), published];
    return `${[...host, target].join(':')}${protocol === undefined ? '' : `/${protocol}`}`;
  }
  const source = field('source');
  if (key === 'devices' && source !== undefined)
    return [source, target, field('permissions')].filter((part) => part !== undefined).join(':');
  return key === 'env_file' ? field('path') : undefined;
}

function gpuOf(gpu: Node): string {
  const text = textOf(gpu);
  if (text !== undefined) return text;
  const [driver, count] = [textOf(at(gpu, 'driver')), textOf(at(gpu, 'count'))];
  const devices = textsOf(at(gpu, 'device_ids'));
  const capabilities = textsOf(at(gpu, 'capabilities')).filter((one) => one !== 'gpu' || driver !== undefined);
  const isPlain = driver === undefined && devices.length === 0 && capabilities.length === 0;
  if (isPlain) return count ?? 'all';
  return writeCsvRecord([
    ...(driver === undefined ? [] : [`driver=${driver}`]),
    ...(count === undefined ? [] : [`count=${count}`]),
    ...(devices.length === 0 ? [] : [`device=${devices.join(',')}`]),
    ...(capabilities.length === 0 ? [] : [`capabilities=${capabilities.join(',')}`]),
    ...pairsOf(at(gpu, 'options')).map((pair) => `options=${pair}`),
  ]);
}

/** The words of a command; a text is split as Compose does: quotes and backslashes, no operators. */
export function argumentsOf(node: Node | undefined): readonly string[] {
  if (node?.type === 'array') return textsOf(node);
  const text = textOf(node) ?? '';
  const words = text.matchAll(/(?:[^\s"'\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|["'\\])+/g);
  return Array.from(words, ([word]) =>
    word.replace(
      /\\([\s\S])|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"/g,
      (_whole, escaped?: string, single?: string, double = '') =>
        escaped ?? single ?? double.replace(/\\(["\\])/g, '$1'),
    ),
  );
}
