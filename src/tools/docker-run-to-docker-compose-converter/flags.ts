import { ToolError } from '#core/tool.ts';
import { readCsvRecord } from '#lib/csv/read.ts';
import { fillPlaceholders } from '#lib/shell/placeholders.ts';
import type { Word } from '#lib/shell/word.ts';
import { isAddress, isExtraHost } from './address-forms.ts';
import { podmanFlags, podmanSwitches } from './podman.ts';
import { hasWrongAddress, isExposed, isPublished } from './port-forms.ts';
import { isMode, modeOf } from './volume-modes.ts';

/** What a value has to look like; one with a variable in it may be anything. */
interface Form {
  test(value: string): boolean;
  /** All values, where they are few. */
  readonly allowed?: string;
  /** What is wrong with the value, where the error is one of its own. */
  errorOf?(value: string): FormError;
  /** The part that has the form, where that is not the whole value. */
  partOf?(value: string): string;
}

type FormError = 'bad-port' | 'bad-address' | 'bad-mode';

const addressForm = (test: (value: string) => boolean): Form => ({ test, errorOf: () => 'bad-address' });

const oneOf = (...values: readonly string[]): Form => ({
  test: (value) => values.includes(value),
  allowed: values.join(', '),
});

const forms = {
  integer: /^-?\d+$/,
  decimal: /^\d*\.?\d+$/,
  size: /^-?\d+(?:\.\d+)?\s*(?:[kmgtp]i?)?b?$/i,
  duration: /^(?:0|(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|ms|s|m|h))+)$/,
  container: /^[A-Za-z0-9][\w.-]+$/,
  restart: {
    test: (value) => /^(?:no|always|unless-stopped|on-failure(?::\d+)?)$/.test(value),
    allowed: 'no, on-failure, always, unless-stopped',
  },
  pull: oneOf('always', 'missing', 'never'),
  cgroup: oneOf('host', 'private'),
  published: { test: isPublished, errorOf: (value) => (hasWrongAddress(value) ? 'bad-address' : 'bad-port') },
  exposed: { test: isExposed, errorOf: () => 'bad-port' },
  address: addressForm((value) => isAddress(value)),
  ipv4: addressForm((value) => isAddress(value, 4)),
  ipv6: addressForm((value) => isAddress(value, 6)),
  // Podman takes `none`, too.
  dns: addressForm((value) => value === 'none' || isAddress(value)),
  extraHost: addressForm(isExtraHost),
  volume: { test: isMode, partOf: modeOf, errorOf: () => 'bad-mode' },
  adjustment: /^-?(?:\d{1,3}|1000)$/,
  percent: /^(?:\d{1,2}|100)$/,
  rate: /^[^:]+:\d+(?:\.\d+)?(?:[kmgtp]i?)?b?$/i,
  weight: /^[^:]+:\d+$/,
} satisfies Record<string, Form>;

/**
 * How a flag is translated. `text`, `number`, `flag`: into the value of a key; `list`: into an item of one; `map`: into an
 * entry. `own`: by code of its own. `none`: it has no meaning in Compose, for the reason of that name.
 */
export type Target =
  | { readonly as: 'text' | 'number' | 'flag' | 'list' | 'ports' | 'map'; readonly key: string; readonly form?: Form }
  | { readonly as: 'own'; readonly form?: Form }
  | { readonly as: 'none'; readonly reason: string };

export interface Flag {
  readonly name: string;
  readonly target: Target;
  /** Takes no value but true or false. */
  readonly isSwitch: boolean;
}

const text = (key: string, form?: Form): Target => ({ as: 'text', key, ...(form && { form }) });
const number = (key: string, form: Form = forms.integer): Target => ({ as: 'number', key, form });
const list = (key: string, form?: Form): Target => ({ as: 'list', key, ...(form && { form }) });
const map = (key: string): Target => ({ as: 'map', key });
const flag = (key: string): Target => ({ as: 'flag', key });
const own: Target = { as: 'own' };
const ownOf = (form: Form): Target => ({ as: 'own', form });
const none = (reason: string): Target => ({ as: 'none', reason });

/**
 * All flags of `docker run` and `docker create` (docker/cli, opts.go, run.go and create.go, 2026-08-20) but aliases, and
 * those of `podman run`.
 */
const targets: Readonly<Record<string, Target>> = {
  ...Object.fromEntries(podmanFlags.map((name) => [name, none('podman')])),
  replace: none('replace'),
  name: text('container_name', forms.container),
  env: own,
  'env-file': list('env_file'),
  publish: { as: 'ports', key: 'ports', form: forms.published },
  expose: { as: 'ports', key: 'expose', form: forms.exposed },
  'publish-all': none('publish-all'),
  volume: ownOf(forms.volume),
  mount: own,
  tmpfs: list('tmpfs'),
  'volumes-from': own,
  'volume-driver': own,
  network: own,
  ip: ownOf(forms.ipv4),
  ip6: ownOf(forms.ipv6),
  'link-local-ip': ownOf(forms.address),
  'network-alias': own,
  'mac-address': own,
  'add-host': ownOf(forms.extraHost),
  dns: list('dns', forms.dns),
  'dns-option': list('dns_opt'),
  'dns-search': list('dns_search'),
  hostname: text('hostname'),
  domainname: text('domainname'),
  link: own,
  restart: text('restart', forms.restart),
  pull: text('pull_policy', forms.pull),
  platform: text('platform'),
  runtime: text('runtime'),
  init: flag('init'),
  interactive: flag('stdin_open'),
  tty: flag('tty'),
  user: text('user'),
  workdir: text('working_dir'),
  entrypoint: own,
  memory: number('mem_limit', forms.size),
  'memory-reservation': number('mem_reservation', forms.size),
  'memory-swap': number('memswap_limit', forms.size),
  'memory-swappiness': number('mem_swappiness'),
  'shm-size': number('shm_size', forms.size),
  'oom-kill-disable': flag('oom_kill_disable'),
  'oom-score-adj': number('oom_score_adj', forms.adjustment),
  cpus: number('cpus', forms.decimal),
  'cpu-shares': number('cpu_shares'),
  'cpu-period': number('cpu_period'),
  'cpu-quota': number('cpu_quota'),
  'cpu-rt-period': number('cpu_rt_period'),
  'cpu-rt-runtime': number('cpu_rt_runtime'),
  'cpu-count': number('cpu_count'),
  'cpu-percent': number('cpu_percent', forms.percent),
  'cpuset-cpus': text('cpuset'),
  'pids-limit': number('pids_limit'),
  gpus: own,
  device: list('devices'),
  'device-cgroup-rule': list('device_cgroup_rules'),
  'group-add': list('group_add'),
  'cap-add': list('cap_add'),
  'cap-drop': list('cap_drop'),
  privileged: flag('privileged'),
  'security-opt': list('security_opt'),
  'read-only': flag('read_only'),
  'device-read-bps': { as: 'own', form: forms.rate },
  'device-read-iops': { as: 'own', form: forms.rate },
  'device-write-bps': { as: 'own', form: forms.rate },
  'device-write-iops': { as: 'own', form: forms.rate },
  'blkio-weight': { as: 'own', form: forms.integer },
  'blkio-weight-device': { as: 'own', form: forms.weight },
  ulimit: own,
  sysctl: map('sysctls'),
  'storage-opt': map('storage_opt'),
  'health-cmd': own,
  'health-interval': { as: 'own', form: forms.duration },
  'health-timeout': { as: 'own', form: forms.duration },
  'health-retries': { as: 'own', form: forms.integer },
  'health-start-period': { as: 'own', form: forms.duration },
  'health-start-interval': { as: 'own', form: forms.duration },
  'no-healthcheck': own,
  'log-driver': own,
  'log-opt': own,
  label: map('labels'),
  'label-file': list('label_file'),
  annotation: map('annotations'),
  'stop-signal': text('stop_signal'),
  'stop-timeout': { as: 'own', form: forms.integer },
  ipc: text('ipc'),
  pid: text('pid'),
  uts: text('uts'),
  userns: text('userns_mode'),
  cgroupns: text('cgroup', forms.cgroup),
  'cgroup-parent': text('cgroup_parent'),
  isolation: text('isolation'),
  'use-api-socket': flag('use_api_socket'),
  detach: none('detach'),
  rm: none('rm'),
  attach: none('attach'),
  'sig-proxy': none('attach'),
  'detach-keys': none('attach'),
  cidfile: none('cidfile'),
  quiet: none('quiet'),
  help: none('help'),
  'disable-content-trust': none('content-trust'),
  'cpuset-mems': none('no-key'),
  'io-maxbandwidth': none('no-key'),
  'io-maxiops': none('no-key'),
  'kernel-memory': none('kernel-memory'),
};

const aliases: Readonly<Record<string, string>> = {
  net: 'network',
  'net-alias': 'network-alias',
  'dns-opt': 'dns-option',
};

const letters: Readonly<Record<string, string>> = {
  a: 'attach',
  c: 'cpu-shares',
  d: 'detach',
  e: 'env',
  h: 'hostname',
  i: 'interactive',
  l: 'label',
  m: 'memory',
  p: 'publish',
  P: 'publish-all',
  q: 'quiet',
  t: 'tty',
  u: 'user',
  v: 'volume',
  w: 'workdir',
};

const switches = new Set([
  ...Object.entries(targets).flatMap(([name, { as }]) => (as === 'flag' ? [name] : [])),
  ...['detach', 'disable-content-trust', 'help', 'no-healthcheck', 'publish-all', 'quiet', 'rm', 'sig-proxy'],
  ...podmanSwitches,
]);

function flagOf(name: string): Flag | undefined {
  const known = Object.hasOwn(aliases, name) ? aliases[name] : name;
  if (known === undefined || !Object.hasOwn(targets, known)) return undefined;
  const target = targets[known];
  return target && { name: known, target, isSwitch: switches.has(known) };
}

/** Whether this is the long name of a flag. */
export const isFlag = (name: string): boolean => flagOf(name) !== undefined;

/** A flag with its value, or one that is not known. */
export interface Given {
  /** As typed: `-p`, `--publish`. */
  readonly typed: string;
  readonly flag: Flag | undefined;
  readonly value: string;
  readonly start: number;
  /** The word after a flag that is not known, which may be its value. */
  readonly before?: Word | undefined;
}

/**
 * The parts of a value between commas; one with a comma in it is in quotes.
 * @throws ToolError `bad-value` (`f`, `v`)
 */
export function partsOf({ typed, value, start }: Given): readonly string[] {
  try {
    return readCsvRecord(value);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ToolError('bad-value', { f: typed, v: value }, start);
  }
}

/** What follows `docker run`: flags, the image, and the words after it. */
export interface Parsed {
  readonly given: readonly Given[];
  readonly image: Word | undefined;
  readonly rest: readonly Word[];
}

/**
 * Reads flags as Docker does (pflag, without flags after the image): `-it`, `-p80:80`, `--flag=value`, `--rm=false`.
 * @throws ToolError `needs-value` (`f`), `bad-value` (`f`, `v`), `bad-choice` (`f`, `v`, `allowed`), `bad-port`, `bad-address`
 * and `bad-mode` (`f`, `v`)
 */
export function parseFlags(words: readonly Word[]): Parsed {
  const given: Given[] = [];
  let at = 0;
  /** Adds a flag; without a value of its own it has the next word. */
  const add = (typed: string, flag: Flag, own: string | undefined, start: number): void => {
    let value = own ?? 'true';
    if (own === undefined && !flag.isSwitch) {
      const next = words[at];
      if (!next) throw new ToolError('needs-value', { f: typed }, start);
      at++;
      value = next.text;
    }
    given.push({ typed, flag, value: checked(flag, typed, value, start), start });
  };
  for (let word = words[at]; word?.text.startsWith('-') && word.text !== '-'; word = words[at]) {
    at++;
    const { text, start } = word;
    if (text === '--') break;
    if (text.startsWith('--')) {
      const [name = '', value] = cut(text.slice(2), '=');
      const flag = flagOf(name);
      if (flag) add(`--${name}`, flag, value, start);
      else
        given.push({
          typed: `--${name}`,
          flag,
          value: value ?? '',
          start,
          before: value === undefined ? words[at] : undefined,
        });
    } else addLetters(text.slice(1), start);
  }
  return { given, image: words[at], rest: words.slice(at + 1) };

  function addLetters(cluster: string, start: number): void {
    for (let index = 0; index < cluster.length; index++) {
      const letter = cluster.charAt(index);
      const flag = Object.hasOwn(letters, letter) ? flagOf(letters[letter] ?? '') : undefined;
      const rest = cluster.slice(index + 1);
      const value = rest.startsWith('=') ? rest.slice(1) : undefined;
      const typed = `-${letter}`;
      if (!flag) {
        given.push({ typed, flag, value: value ?? '', start, before: rest === '' ? words[at] : undefined });
        if (value !== undefined) return;
      } else if (value !== undefined || !flag.isSwitch) {
        add(typed, flag, value ?? (rest || undefined), start);
        return;
      } else add(typed, flag, undefined, start);
    }
  }
}

/** The parts of a text before and after a sign; the second is undefined where there is none. */
export function cut(text: string, sign: string): readonly [before: string, after: string | undefined] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + sign.length)];
}

export const hasVariable = (text: string): boolean => /\$[({]|`/.test(text.replaceAll('$$', ''));

/** Whether parts of a text are to be filled in. */
const isOpen = (text: string): boolean => hasVariable(text) || fillPlaceholders(text, '') !== text;

const truths = /^(?:1|t|T|TRUE|true|True)$/;
const untruths = /^(?:0|f|F|FALSE|false|False)$/;

const aSwitch = oneOf('true', 'false');

/**
 * The value of a part of another one, such as `ip` of `--network`, if Docker would take it for the flag of its name.
 * @throws ToolError those of `parseFlags`
 */
export function checkPart(name: string, { typed, start }: Given, value: string): string {
  const flag = flagOf(name);
  return flag ? checked(flag, `${typed} ${name}`, value, start) : value;
}

/** The value, if Docker would take it. A switch is `true` or `false`. */
function checked({ isSwitch, target }: Flag, typed: string, value: string, start: number): string {
  if (isSwitch && (truths.test(value) || untruths.test(value))) return String(truths.test(value));
  const form = isSwitch ? aSwitch : 'form' in target ? target.form : undefined;
  const part = form?.partOf?.(value) ?? value;
  if (!form || form.test(part) || (isOpen(part) && !isSwitch)) return value;
  const { allowed } = form;
  const error = form.errorOf?.(value) ?? (allowed === undefined ? 'bad-value' : 'bad-choice');
  throw new ToolError(error, { f: typed, v: part, ...(allowed !== undefined && { allowed }) }, start);
}

/** The flag for a key of a service, where a value, or each item or entry of it, is one. */
export const flagsByKey: ReadonlyMap<string, { readonly name: string; readonly as: string }> = new Map(
  Object.entries(targets).flatMap(([name, target]) =>
    'key' in target ? [[target.key, { name, as: target.as }] as const] : [],
  ),
);
