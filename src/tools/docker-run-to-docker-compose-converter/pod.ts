import type { Node } from '#lib/data/node.ts';
import type { Losses } from './losses.ts';
import { readPorts } from './ports.ts';
import { at, hostsOf, pairsOf, textOf, textsOf } from './read-node.ts';
import { othersOf } from './resources.ts';
import { argumentsOf } from './to-run.ts';
import { type Digits, fill, type Section } from './tree.ts';

/** What a pod is made of besides its service. */
export interface PodParts {
  readonly name: string;
  readonly image: string;
  readonly envFrom: readonly Section[];
  readonly env: readonly Section[];
  readonly mounts: readonly Section[];
  readonly volumes: readonly Section[];
}

/** Keys of a service that have no place in a pod but are carried otherwise, or say nothing to a cluster. */
const carriedElsewhere = [
  ...['image', 'build', 'platform', 'environment', 'env_file', 'volumes', 'tmpfs', 'shm_size', 'labels', 'annotations'],
  ...['depends_on', 'networks', 'container_name', 'expose', 'scale', 'deploy'],
];

const carried = [
  ...carriedElsewhere,
  ...['entrypoint', 'command', 'working_dir', 'pull_policy', 'ports', 'healthcheck', 'user', 'group_add', 'privileged'],
  ...['cap_add', 'cap_drop', 'read_only', 'security_opt', 'stdin_open', 'tty', 'hostname', 'stop_grace_period', 'dns'],
  ...['dns_search', 'extra_hosts', 'sysctls', 'network_mode', 'pid', 'ipc', 'restart', 'mem_limit', 'mem_reservation'],
  'cpus',
];

const pullPolicies: Readonly<Record<string, string>> = {
  always: 'Always',
  never: 'Never',
  missing: 'IfNotPresent',
  if_not_present: 'IfNotPresent',
};

/** The `spec` of a pod that runs a service (Kubernetes API, core/v1 PodSpec). */
export function writePod(service: Node | undefined, parts: PodParts, losses: Losses): Section {
  return new PodWriter(service, parts, losses).write();
}

class PodWriter {
  private readonly service: Node | undefined;
  private readonly parts: PodParts;
  private readonly losses: Losses;

  constructor(service: Node | undefined, parts: PodParts, losses: Losses) {
    this.service = service;
    this.parts = parts;
    this.losses = losses;
  }

  write(): Section {
    for (const key of othersOf(this.service, carried)) this.lose(key);
    this.checkRestart();
    const { name, image, envFrom, env, mounts, volumes } = this.parts;
    const container = fill({
      name,
      image,
      imagePullPolicy: this.pullPolicy(),
      command: this.words('entrypoint'),
      args: this.words('command'),
      workingDir: this.text('working_dir'),
      ports: this.ports(),
      envFrom,
      env,
      resources: this.resources(),
      volumeMounts: mounts,
      readinessProbe: this.probe(),
      securityContext: this.securityContext(),
      stdin: this.flag('stdin_open'),
      tty: this.flag('tty'),
    });
    return fill({
      hostname: this.text('hostname'),
      nodeSelector: this.nodeSelector(),
      hostNetwork: this.host('network_mode'),
      hostPID: this.host('pid'),
      hostIPC: this.host('ipc'),
      hostAliases: this.hostAliases(),
      dnsConfig: fill({ nameservers: this.texts('dns'), searches: this.texts('dns_search') }),
      securityContext: this.podSecurityContext(),
      terminationGracePeriodSeconds: this.seconds(at(this.service, 'stop_grace_period'), 'stop_grace_period'),
      containers: [container],
      volumes,
    });
  }

  private lose(key: string): undefined {
    this.losses.lose(this.parts.name, key);
  }

  private text(key: string): string | undefined {
    const text = textOf(at(this.service, key));
    return text === undefined ? undefined : this.losses.literal(text);
  }

  private texts(key: string): readonly string[] {
    return textsOf(at(this.service, key)).map((text) => this.losses.literal(text));
  }

  private flag(key: string): true | undefined {
    return this.text(key) === 'true' ? true : undefined;
  }

  /** The words of a command. Kubernetes expands `$(NAME)` in them, which Compose does not. */
  private words(key: string): readonly string[] | undefined {
    const node = at(this.service, key);
    const words = argumentsOf(node).map((word) => escapeExpansion(this.losses.literal(word)));
    // An empty one clears that of the image; in Kubernetes it means the same as none.
    return words.length === 0 && node !== undefined ? this.lose(key) : words;
  }

  private pullPolicy(): string | undefined {
    const policy = this.text('pull_policy');
    if (policy === undefined || policy === 'build') return undefined;
    return Object.hasOwn(pullPolicies, policy) ? pullPolicies[policy] : this.lose('pull_policy');
  }

  /** A Deployment restarts a container whenever it ends. */
  private checkRestart(): void {
    const restart = this.text('restart');
    if (restart !== undefined && restart !== 'always' && restart !== 'unless-stopped') this.lose('restart');
  }

  private ports(): readonly Section[] {
    const { ports, lost } = readPorts(this.service);
    for (const key of lost) this.lose(key);
    this.texts('ports');
    const targets = new Map(ports.map((port) => [`${port.target}/${port.protocol}`, port]));
    return Array.from(targets.values(), ({ target, protocol }) =>
      fill({ containerPort: { digits: target }, protocol: protocol === 'TCP' ? undefined : protocol }),
    );
  }

  private resources(): Section {
    const deployed = at(at(this.service, 'deploy'), 'resources');
    const [limits, reservations] = [at(deployed, 'limits'), at(deployed, 'reservations')];
    for (const key of othersOf(limits, ['cpus', 'memory'])) this.lose(`deploy.resources.limits.${key}`);
    for (const key of othersOf(reservations, ['cpus', 'memory'])) this.lose(`deploy.resources.reservations.${key}`);
    const cpus = at(this.service, 'cpus');
    return fill({
      limits: fill({
        cpu: this.cpu(at(limits, 'cpus') ?? (textOf(cpus) === '0' ? undefined : cpus)),
        memory: this.quantity(at(limits, 'memory') ?? at(this.service, 'mem_limit'), 'mem_limit'),
      }),
      requests: fill({
        cpu: this.cpu(at(reservations, 'cpus')),
        memory: this.quantity(at(reservations, 'memory') ?? at(this.service, 'mem_reservation'), 'mem_reservation'),
      }),
    });
  }

  private cpu(node: Node | undefined): string | undefined {
    const text = textOf(node);
    if (text === undefined) return undefined;
    return /^\d*\.?\d+$/.test(text) ? text : this.lose('cpus');
  }

  private quantity(node: Node | undefined, key: string): string | undefined {
    const text = textOf(node);
    return text === undefined ? undefined : (toQuantity(text) ?? this.lose(key));
  }

  /**
   * The health check decides whether a pod gets requests, as it decides in Compose what may start; neither Docker nor a
   * readiness probe restarts a container. What fails while it starts has no effect on that, so `start_period` is left out; as
   * `initialDelaySeconds` it would keep requests from a pod that is ready earlier.
   */
  private probe(): Section {
    const health = at(this.service, 'healthcheck');
    const test = at(health, 'test');
    const [kind, ...words] = test?.type === 'array' ? textsOf(test) : ['CMD-SHELL', ...textsOf(test)];
    if (kind === 'NONE' || textOf(at(health, 'disable')) === 'true' || words.length === 0) {
      if (health !== undefined) this.lose('healthcheck');
      return new Map();
    }
    for (const key of othersOf(health, ['test', 'interval', 'timeout', 'retries', 'start_period', 'disable']))
      this.lose(`healthcheck.${key}`);
    const literal = words.map((word) => this.losses.literal(word));
    const retries = textOf(at(health, 'retries'));
    // Docker checks every 30 s and waits as long (docs.docker.com, Dockerfile reference, HEALTHCHECK).
    const seconds = (key: string): Digits => this.seconds(at(health, key), `healthcheck.${key}`) ?? { digits: '30' };
    return fill({
      exec: fill({ command: kind === 'CMD' ? literal : ['/bin/sh', '-c', ...literal] }),
      periodSeconds: seconds('interval'),
      timeoutSeconds: seconds('timeout'),
      failureThreshold: retries !== undefined && /^[1-9]\d*$/.test(retries) ? { digits: retries } : undefined,
    });
  }

  /** A duration in whole seconds, at least one; one that is no whole number is rounded up, and reported. */
  private seconds(node: Node | undefined, key: string): Digits | undefined {
    const text = textOf(node);
    if (text === undefined) return undefined;
    const seconds = toSeconds(text);
    if (seconds === undefined || !Number.isInteger(seconds)) this.lose(key);
    return seconds === undefined ? undefined : { digits: String(Math.max(1, Math.ceil(seconds))) };
  }

  private securityContext(): Section {
    const [user, group] = this.user();
    const capabilities = (key: string) => this.texts(key).map((name) => name.replace(/^CAP_/i, '').toUpperCase());
    const options = this.texts('security_opt');
    const isNoNew = (option: string) => /^no-new-privileges(?:[:=]true)?$/.test(option);
    if (!options.every(isNoNew)) this.lose('security_opt');
    return fill({
      runAsUser: user,
      runAsGroup: group,
      privileged: this.flag('privileged'),
      allowPrivilegeEscalation: options.some(isNoNew) ? false : undefined,
      readOnlyRootFilesystem: this.flag('read_only'),
      capabilities: fill({ add: capabilities('cap_add'), drop: capabilities('cap_drop') }),
    });
  }

  /** Kubernetes takes numbers only. */
  private user(): readonly [Digits | undefined, Digits | undefined] {
    const text = this.text('user');
    const [, user, group] = /^(\d+)(?::(\d+))?$/.exec(text ?? '') ?? [];
    if (text !== undefined && user === undefined) this.lose('user');
    return [user === undefined ? undefined : { digits: user }, group === undefined ? undefined : { digits: group }];
  }

  private podSecurityContext(): Section {
    const groups = this.texts('group_add');
    const numbers = groups.filter((group) => /^\d+$/.test(group));
    if (numbers.length < groups.length) this.lose('group_add');
    return fill({
      supplementalGroups: numbers.map((digits) => ({ digits })),
      sysctls: pairsOf(at(this.service, 'sysctls')).map((pair) => {
        const [name = '', value = ''] = pair.split('=', 2);
        return fill({ name, value });
      }),
    });
  }

  private nodeSelector(): Section {
    const [os, arch] = this.text('platform')?.split('/') ?? [];
    return fill({ 'kubernetes.io/os': os, 'kubernetes.io/arch': arch });
  }

  private host(key: string): true | undefined {
    const mode = this.text(key);
    if (mode === 'host') return true;
    const isDefault = mode === undefined || mode === 'bridge' || mode === 'private' || mode === 'shareable';
    return isDefault ? undefined : this.lose(key);
  }

  private hostAliases(): readonly Section[] {
    return hostsOf(at(this.service, 'extra_hosts')).flatMap((host) => {
      const colon = host.indexOf(':');
      const [name, ip] = [host.slice(0, colon), host.slice(colon + 1).replace(/^\[|\]$/g, '')];
      if (colon > 0 && /^[\d.]+$|:/.test(ip)) return [fill({ ip, hostnames: [name] })];
      this.lose('extra_hosts');
      return [];
    });
  }
}

/** Kubernetes replaces `$(NAME)` in commands and values; `$$(NAME)` is left as `$(NAME)`. */
export const escapeExpansion = (text: string): string => text.replace(/\$(?=\()/g, '$$$$');

/** A size of Docker, in powers of 1024, as a quantity of Kubernetes, where `m` would be thousandths. */
export function toQuantity(size: string): string | undefined {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)\s*(?:([kmgtp])i?)?b?$/i.exec(size) ?? [];
  if (number === undefined) return undefined;
  return unit === '' ? number : `${number}${unit === 'k' || unit === 'K' ? 'K' : unit.toUpperCase()}i`;
}

const unitSeconds: Readonly<Record<string, number>> = { us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };

function toSeconds(duration: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?(?:us|ms|s|m|h))+$/.test(duration)) return undefined;
  let seconds = 0;
  for (const [, number, unit = ''] of duration.matchAll(/(\d+(?:\.\d+)?)(us|ms|s|m|h)/g))
    seconds += Number(number) * (unitSeconds[unit] ?? 0);
  return seconds;
}
