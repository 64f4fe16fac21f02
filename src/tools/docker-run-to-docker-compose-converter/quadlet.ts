import type { Context } from '#core/tool.ts';
import { readCsvRecord } from '#lib/csv/read.ts';
import type { Node } from '#lib/data/node.ts';
import { folder } from '#lib/shell/split-commands.ts';
import type { PodmanOptions } from './convert.ts';
import { parseCompose } from './existing.ts';
import { cut } from './flags.ts';
import { Losses } from './losses.ts';
import { podmanKeys } from './podman.ts';
import { at, textOf, textsOf } from './read-node.ts';
import { isExternal, nameOf, othersOf, Resources, settingsOf, type Words } from './resources.ts';
import { type Run, readRuns } from './to-run.ts';

type Host = Pick<Context, 'notice' | 'progress'>;

/** Keys of a `.container` file whose value is that of a flag, to the end of the line (podman-systemd.unit). */
const plainKeys: Readonly<Record<string, string>> = {
  ...podmanKeys,
  name: 'ContainerName',
  'env-file': 'EnvironmentFile',
  publish: 'PublishPort',
  expose: 'ExposeHostPort',
  volume: 'Volume',
  mount: 'Mount',
  tmpfs: 'Tmpfs',
  'network-alias': 'NetworkAlias',
  ip: 'IP',
  ip6: 'IP6',
  'add-host': 'AddHost',
  dns: 'DNS',
  'dns-option': 'DNSOption',
  'dns-search': 'DNSSearch',
  hostname: 'HostName',
  pull: 'Pull',
  user: 'User',
  workdir: 'WorkingDir',
  entrypoint: 'Entrypoint',
  memory: 'Memory',
  'shm-size': 'ShmSize',
  'pids-limit': 'PidsLimit',
  device: 'AddDevice',
  'group-add': 'GroupAdd',
  'cap-add': 'AddCapability',
  'cap-drop': 'DropCapability',
  ulimit: 'Ulimit',
  'health-cmd': 'HealthCmd',
  'health-interval': 'HealthInterval',
  'health-timeout': 'HealthTimeout',
  'health-retries': 'HealthRetries',
  'health-start-period': 'HealthStartPeriod',
  'log-driver': 'LogDriver',
  'log-opt': 'LogOpt',
  'stop-signal': 'StopSignal',
  'stop-timeout': 'StopTimeout',
  userns: 'UserNS',
};

/** Keys whose value is a list of words, where quotes and backslashes count. */
const wordKeys: Readonly<Record<string, string>> = {
  env: 'Environment',
  label: 'Label',
  annotation: 'Annotation',
  sysctl: 'Sysctl',
};

const switchKeys: Readonly<Record<string, string>> = {
  '--init': 'RunInit=true',
  '--init=false': 'RunInit=false',
  '--read-only': 'ReadOnly=true',
  '--no-healthcheck': 'HealthCmd=none',
  '--env-host': 'EnvironmentHost=true',
  '--http-proxy=false': 'HttpProxy=false',
  '--read-only-tmpfs=false': 'ReadOnlyTmpfs=false',
};

/** Flags of `docker run` that `podman run` does not have. */
const dockerOnly = new Set([
  ...['link', 'link-local-ip', 'storage-opt', 'runtime', 'isolation', 'use-api-socket', 'cpu-count', 'cpu-percent'],
  ...['domainname', 'health-start-interval', 'volume-driver'],
]);

/**
 * The services, volumes and networks of a Compose file as units of Quadlet, in one text that `podman quadlet install`
 * reads as a file `.quadlets`: `---` between units, each with its name.
 * Notices: those of `Losses` and YAML; `several-units`, `build-first`, `no-healthcheck` and `unit-variable` (`n`, `x`).
 * @param podman options that no Compose file has
 * @throws ToolError those of `writeRuns`
 */
export function writeQuadlets(text: string, podman: PodmanOptions, host: Host): string {
  const losses = new Losses();
  const notice: Context['notice'] = (code, params, at, offers) => {
    const { service, k } = params ?? {};
    // Units depend on each other whatever the form of `depends_on`, and images are built by other means.
    if (code === 'no-build-flag' || k === 'depends_on') return;
    if (code === 'no-flag') losses.lose(String(service), String(k));
    else host.notice(code, params, at, offers);
  };
  const file = parseCompose(text, host);
  losses.fillDefaults(file.root);
  const { runs, resources } = readRuns(file, '', QuadletResources, { ...host, notice });
  const awaited = new Set(runs.flatMap(({ service }) => conditionsOf(service, 'service_healthy')));
  const isKnownHealthy = ({ flags }: Run) => flags.some(([flag]) => flag === '--health-cmd');
  const containers = runs.map((run) => {
    const isAwaited = awaited.has(run.name);
    if (run.build) losses.gather('build-first', run.image);
    if (isAwaited && !isKnownHealthy(run)) losses.gather('no-healthcheck', run.name);
    return writeContainer(run, podman.get(run.name) ?? [], isAwaited && isKnownHealthy(run), losses);
  });
  const units = [...containers, ...resources.units(losses)];
  for (const key of resources.lost()) losses.loseSection(key);
  losses.report(host, 'Quadlet');
  const files = [...runs.map(({ name }) => `${name}.container`), ...resources.fileNames()];
  if (files.length > 1) host.notice('several-units', { n: files.length, x: files.join(', ') });
  return units.join('---\n');
}

/** The services that one waits for until they are in a state. */
function conditionsOf(service: Node | undefined, condition: string): readonly string[] {
  const needed = at(service, 'depends_on');
  if (needed?.type !== 'object') return [];
  return needed.entries.flatMap(({ key, value }) => (textOf(at(value, 'condition')) === condition ? [key] : []));
}

function writeContainer(
  { name, service, build, flags, image, words }: Run,
  podman: readonly Words[],
  isAwaited: boolean,
  losses: Losses,
): string {
  const needed = at(service, 'depends_on');
  const others = needed?.type === 'object' ? needed.entries.map(({ key }) => key) : textsOf(needed);
  if (conditionsOf(service, 'service_completed_successfully').length > 0) losses.lose(name, 'depends_on');
  const unit = others.flatMap((other) => [`Requires=${other}.service`, `After=${other}.service`]);
  const writer = new ContainerWriter(name, losses);
  if (!flags.some(([flag]) => flag === '--name')) writer.take('--name', name);
  for (const [flag = '', value] of [...flags, ...podman]) writer.take(flag, value);
  if (isAwaited) writer.lines.push('Notify=healthy');
  if (words.length > 0) writer.lines.push(`Exec=${words.map(writer.word).join(' ')}`);
  const fullName = build ? `localhost/${image}` : toFullName(image);
  const lines = [`Image=${writer.text(fullName)}`, ...writer.lines];
  return writeUnit(name, { Unit: unit, Container: lines, Service: writer.service, Install: writer.install });
}

class ContainerWriter {
  readonly lines: string[] = [];
  readonly service: string[] = [];
  readonly install: string[] = [];
  private readonly name: string;
  private readonly losses: Losses;

  constructor(name: string, losses: Losses) {
    this.name = name;
    this.losses = losses;
  }

  /** A value to the end of its line. systemd expands `%` and, in commands such as those that Quadlet makes, `$`. */
  readonly text = (text: string): string => this.losses.literal(text).replace(/[%$]/g, '$&$&');

  /** One of several words on a line. */
  readonly word = (text: string): string => {
    const escaped = this.text(text)
      .replace(/["\\]/g, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`)
      .replaceAll('\t', String.raw`\t`)
      .replaceAll('\r', String.raw`\r`);
    return /^[^\s"'\\;]+$/.test(text) ? escaped : `"${escaped}"`;
  };

  take(flag: string, value: string | undefined): void {
    const name = flag.slice(2);
    if (dockerOnly.has(name)) this.losses.lose(this.name, name.replaceAll('-', '_'));
    else if (value === undefined) this.lines.push(switchKeys[flag] ?? `PodmanArgs=${flag}`);
    else if (name === 'restart') this.restart(value);
    else if (name === 'network') this.lines.push(`Network=${this.text(toPodmanNetwork(value))}`);
    else if (name === 'security-opt') this.lines.push(this.securityOption(value));
    else if (name === 'user') this.user(value);
    else this.pair(name, value);
  }

  private pair(name: string, value: string): void {
    if (name === 'env') this.losses.variable(value);
    if (name === 'env' && !value.includes('=')) this.losses.gather('unit-variable', value);
    const [plain, words] = [plainKeys[name], wordKeys[name]];
    const isPlain = plain !== undefined && !/[\r\n]|^\s|[\s\\]$/.test(value);
    if (isPlain) this.lines.push(`${plain}=${this.text(fromUnit(name, value))}`);
    else if (words !== undefined && value.includes('=')) this.lines.push(`${words}=${this.word(value)}`);
    else this.lines.push(`PodmanArgs=--${name} ${this.word(fromUnit(name, value))}`);
  }

  private user(value: string): void {
    const [user, group] = cut(value, ':');
    this.pair('user', user);
    if (group !== undefined) this.lines.push(`Group=${this.text(group)}`);
  }

  private securityOption(option: string): string {
    if (/^no-new-privileges(?:[:=]true)?$/.test(option)) return 'NoNewPrivileges=true';
    const [, key, value = ''] = /^(seccomp|label)[:=](.*)$/.exec(option) ?? [];
    if (key === 'seccomp') return `SeccompProfile=${this.text(value)}`;
    return key === 'label' && value === 'disable'
      ? 'SecurityLabelDisable=true'
      : `PodmanArgs=--security-opt ${this.word(option)}`;
  }

  /** What Docker restarts after a boot, systemd starts then. */
  private restart(policy: string): void {
    const [kind, retries] = cut(policy, ':');
    if (retries !== undefined) this.losses.lose(this.name, 'restart max-retries');
    if (kind === 'no') return;
    this.service.push(`Restart=${kind === 'on-failure' ? kind : 'always'}`);
    if (kind !== 'on-failure') this.install.push('WantedBy=default.target');
  }
}

/** Podman writes `name:alias=x,ip=y` where Docker has `name=…,alias=x,ip=y`. */
function toPodmanNetwork(value: string): string {
  if (!value.startsWith('name=')) return value;
  const [name = '', ...settings] = readCsvRecord(value);
  return `${name.slice('name='.length)}:${settings.map((setting) => setting.replace(/^mac-address=/, 'mac=')).join(',')}`;
}

/** Paths that begin at the folder of the Compose file begin at that of the unit. */
const fromUnit = (name: string, value: string): string =>
  /^(?:volume|mount|env-file)$/.test(name) ? value.replaceAll(folder, '.') : value;

/** The image with its registry: nobody is there to choose one when systemd starts a container. */
function toFullName(image: string): string {
  const [host, rest] = cut(image, '/');
  if (rest === undefined) return `docker.io/library/${image}`;
  return /[.:$]|^localhost$/.test(host) ? image : `docker.io/${image}`;
}

function writeUnit(name: string, sections: Readonly<Record<string, readonly string[]>>): string {
  const written = Object.entries(sections)
    .filter(([title, lines]) => lines.length > 0 || title === 'Volume' || title === 'Network')
    .map(([title, lines]) => `[${title}]\n${lines.map((line) => `${line}\n`).join('')}`);
  return `# FileName=${name}\n${written.join('\n')}`;
}

/** What `settingsOf` has, as keys of `.network` and `.volume` files. */
const settingKeys: Readonly<Record<string, string>> = {
  '--driver': 'Driver',
  '--subnet': 'Subnet',
  '--ip-range': 'IPRange',
  '--gateway': 'Gateway',
  '--internal': 'Internal',
  '--ipv6': 'IPv6',
  '--label': 'Label',
};

/** Keys of a `.volume` file for options of the local driver. */
const volumeOptions: Readonly<Record<string, string>> = { type: 'Type', device: 'Device', o: 'Options' };

interface Unit {
  readonly title: 'Network' | 'Volume';
  readonly name: string;
  readonly settings: Node | undefined;
}

/** The networks and volumes of a file, each a unit that containers name by its file. */
class QuadletResources extends Resources {
  private readonly files = new Map<string, Unit>();

  override network(key: string): string {
    const name = super.network(key);
    return this.file('Network', key, key === 'default' ? name : key, name);
  }

  override volume(key: string): string {
    return this.file('Volume', key, key, super.volume(key));
  }

  private file(title: Unit['title'], key: string, name: string, external: string): string {
    const settings = at(at(this.root, `${title.toLowerCase()}s`), key);
    if (isExternal(settings)) return external;
    const file = `${name}.${title.toLowerCase()}`;
    this.files.set(file, { title, name, settings });
    return file;
  }

  override lost(): readonly string[] {
    const sections = othersOf(this.root, ['name', 'version', 'services', 'volumes', 'networks']);
    return [...super.lost(), ...sections];
  }

  fileNames(): readonly string[] {
    return [...this.files.keys()];
  }

  units(losses: Losses): readonly string[] {
    return Array.from(this.files.values(), ({ title, name, settings }) => {
      const writer = new ContainerWriter(name, losses);
      const given = nameOf(settings);
      const lines = [
        ...(given === undefined ? [] : [`${title}Name=${writer.text(given)}`]),
        ...settingsOf(settings).flatMap(
          (setting) => toUnitLine(title, setting, writer) ?? losses.lose(name, 'attachable') ?? [],
        ),
      ];
      return writeUnit(name, { [title]: lines });
    });
  }
}

/** A line of a `.network` or `.volume` file; nothing for what Podman has no word for. */
function toUnitLine(title: Unit['title'], [flag = '', value]: Words, writer: ContainerWriter): string | undefined {
  if (flag === '--attachable') return undefined;
  if (flag !== '--opt')
    return `${settingKeys[flag]}=${flag === '--label' ? writer.word(value ?? '') : writer.text(value ?? 'true')}`;
  if (title === 'Network') return `Options=${writer.word(value ?? '')}`;
  const [name, option = ''] = cut(value ?? '', '=');
  const key = Object.hasOwn(volumeOptions, name) ? volumeOptions[name] : undefined;
  return key === undefined ? `PodmanArgs=--opt ${writer.word(value ?? '')}` : `${key}=${writer.text(option)}`;
}
