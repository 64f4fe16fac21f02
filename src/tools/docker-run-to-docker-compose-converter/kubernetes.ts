import { type Context, ToolError } from '#core/tool.ts';
import type { Document, Node } from '#lib/data/node.ts';
import { isSecret } from './env.ts';
import { memberOf, parseCompose } from './existing.ts';
import { Losses } from './losses.ts';
import { toLabel, uniqueNames } from './names.ts';
import { escapeExpansion, writePod } from './pod.ts';
import { PodVolumes } from './pod-volumes.ts';
import { type Port, readPorts } from './ports.ts';
import { at, itemsOf, pairsOf, textOf } from './read-node.ts';
import { othersOf } from './resources.ts';
import { fill, type Section, toNode } from './tree.ts';

type Host = Pick<Context, 'notice' | 'progress'>;

export interface KubernetesOptions {
  readonly workload: 'auto' | 'deployment' | 'statefulSet';
  readonly serviceType: 'ClusterIP' | 'NodePort' | 'LoadBalancer';
  readonly variables: 'configMap' | 'container';
  readonly storage: string;
}

/**
 * The services of a Compose file as objects of Kubernetes: for each one its variables, its workload, and a Service under
 * its name, by which the others find it.
 * Notices: those of `Losses`, `PodVolumes` and YAML; gathered, `renamed` (`x`, `y`), `build-first` (`x`), `env-file` (`x`,
 * `y`), `host-variable` (`x`), `inside-only` (`x`), `loopback-port` (`x`, `port`), `flat-network`, `no-order`,
 * `start-period`, `cluster-own`.
 * @throws ToolError `not-compose`, `no-image-key` (`service`), and those of YAML
 */
export function writeKubernetes(text: string, options: KubernetesOptions, host: Host): Document {
  const file = parseCompose(text, host);
  const services = memberOf(file, 'services');
  if (!services) throw new ToolError('not-compose', {}, file.root.start);
  const losses = new Losses();
  losses.fillDefaults(file.root);
  const nameOf = uniqueNames([]);
  const project = textOf(at(file.root, 'name')) ?? 'app';
  const volumes = new PodVolumes(file.root, options.storage, losses);
  const names = services.entries.map(({ key }) => nameOf(toLabel(key)));
  const objects = services.entries.flatMap(({ key, value }, index) => {
    const name = names[index] ?? key;
    if (name !== key) losses.gather('renamed', `${key} → ${name}`, { x: key, y: name });
    const image = textOf(at(value, 'image'));
    if (image === undefined && at(value, 'build') === undefined)
      throw new ToolError('no-image-key', { service: key }, value.start);
    const built = `${project}-${key}`.toLowerCase();
    if (image === undefined) losses.gather('build-first', built);
    const writer = new ServiceWriter({
      name,
      image: image ?? built,
      node: value,
      isAlone: services.entries.length === 1,
      nameOf,
    });
    return writer.write(options, volumes, losses);
  });
  const claims = volumes.claims();
  for (const key of othersOf(file.root, ['name', 'version', 'services', 'volumes', 'networks']))
    losses.loseSection(key);
  gatherOwn(
    services.entries.map(({ value }) => value),
    losses,
  );
  losses.report(host, 'Kubernetes');
  return { values: [...claims, ...objects].map(toNode), after: [] };
}

/** Keys that a cluster handles in its own way, and the notice of each where it is the only one. */
const ownKeys = { networks: 'flat-network', depends_on: 'no-order', start_period: 'start-period' };

function gatherOwn(services: readonly Node[], losses: Losses): void {
  const used = Object.entries(ownKeys).filter(([key]) =>
    services.some((service) => (at(service, key) ?? at(at(service, 'healthcheck'), key)) !== undefined),
  );
  for (const [key, code] of used) losses.gather(used.length === 1 ? code : 'cluster-own', key);
}

interface ServiceParts {
  readonly name: string;
  readonly image: string;
  readonly node: Node;
  /** No other service looks for it by its name. */
  readonly isAlone: boolean;
  /** Names further objects. */
  readonly nameOf: ReturnType<typeof uniqueNames>;
}

class ServiceWriter {
  private readonly service: ServiceParts;
  private readonly labels: Section;

  constructor(service: ServiceParts) {
    this.service = service;
    this.labels = fill({ 'app.kubernetes.io/name': service.name });
  }

  write(options: KubernetesOptions, volumes: PodVolumes, losses: Losses): readonly Section[] {
    const { name, node } = this.service;
    const { plain, secret, inline } = this.variables(options, losses);
    const replicas = textOf(at(at(node, 'deploy'), 'replicas')) ?? textOf(at(node, 'scale')) ?? '1';
    if (!/^\d+$/.test(replicas)) losses.lose(name, 'deploy.replicas');
    const mounted = volumes.of(name, node, Number(replicas) > 1);
    const envFrom = [
      ...this.envFiles(losses),
      ...(plain.size > 0 ? [reference('configMapRef', `${name}-env`)] : []),
      ...(secret.size > 0 ? [reference('secretRef', `${name}-secret`)] : []),
    ];
    const pod = writePod(
      node,
      { name, image: losses.literal(this.service.image), envFrom, env: inline, ...mounted },
      losses,
    );
    const isStateful = options.workload === 'statefulSet' || (options.workload === 'auto' && mounted.hasClaim);
    const read = readPorts(node).ports;
    for (const { target } of read.filter(({ isLoopback }) => isLoopback))
      losses.gather('loopback-port', `${name} ${target}`, { x: name, port: target });
    const headless = isStateful ? this.headlessName(read) : undefined;
    return [
      ...(plain.size > 0 ? [this.object('v1', 'ConfigMap', `${name}-env`, { data: plain })] : []),
      ...(secret.size > 0
        ? [this.object('v1', 'Secret', `${name}-secret`, { type: 'Opaque', stringData: secret })]
        : []),
      this.workload(headless, pod, replicas, losses),
      ...this.network(headless, read, options, losses),
    ];
  }

  /** The name of the headless Service of a StatefulSet: that of published ports has the name of the service. */
  private headlessName(ports: readonly Port[]): string {
    const { name, nameOf } = this.service;
    return ports.some(isPublic) ? nameOf(`${name.slice(0, 54)}-headless`) : name;
  }

  private object(apiVersion: string, kind: string, name: string, parts: Parameters<typeof fill>[0]): Section {
    return fill({ apiVersion, kind, metadata: fill({ name, labels: this.labels }), ...parts });
  }

  /** `headless`: the Service that names the pods of a StatefulSet. */
  private workload(headless: string | undefined, pod: Section, replicas: string, losses: Losses): Section {
    const { name, node } = this.service;
    const deploy = at(node, 'deploy');
    for (const key of othersOf(deploy, ['replicas', 'resources'])) losses.lose(name, `deploy.${key}`);
    for (const key of othersOf(at(deploy, 'resources'), ['limits', 'reservations']))
      losses.lose(name, `deploy.resources.${key}`);
    const container = textOf(at(node, 'container_name'));
    if (container !== undefined && container !== name) losses.lose(name, 'container_name');
    const annotations = new Map(
      ['labels', 'annotations'].flatMap((key) =>
        pairsOf(at(node, key)).flatMap((pair) => {
          const [label, value] = cutPair(pair);
          if (isAnnotation(label)) return [[label, losses.literal(value)] as const];
          losses.lose(name, `${key}.${label}`);
          return [];
        }),
      ),
    );
    return this.object('apps/v1', headless === undefined ? 'Deployment' : 'StatefulSet', name, {
      spec: fill({
        serviceName: headless,
        replicas: { digits: /^\d+$/.test(replicas) ? replicas : '1' },
        selector: fill({ matchLabels: this.labels }),
        template: fill({ metadata: fill({ labels: this.labels, annotations }), spec: pod }),
      }),
    });
  }

  /** The variables of a service by where they go. Those that look like secrets always go to a Secret. */
  private variables({ variables }: KubernetesOptions, losses: Losses) {
    const plain: Section = new Map();
    const secret: Section = new Map();
    const inline: Section[] = [];
    for (const pair of pairsOf(at(this.service.node, 'environment'))) {
      const [name, value] = cutPair(pair);
      if (!pair.includes('=')) {
        losses.gather('host-variable', name);
        continue;
      }
      losses.variable(pair);
      const literal = losses.literal(value);
      const isKey = /^[-._a-zA-Z0-9]+$/.test(name);
      if (isKey && isSecret(name, value)) secret.set(name, literal);
      else if (isKey && variables === 'configMap') plain.set(name, literal);
      else inline.push(fill({ name, value: escapeExpansion(literal) }));
    }
    return { plain, secret, inline };
  }

  /** Files of variables are on the user’s disk: a ConfigMap is to be made of each. */
  private envFiles(losses: Losses): readonly Section[] {
    return itemsOf(at(this.service.node, 'env_file')).flatMap((item) => {
      const path = textOf(item) ?? textOf(at(item, 'path'));
      for (const key of othersOf(item, ['path', 'required'])) losses.lose(this.service.name, `env_file.${key}`);
      if (path === undefined) return [];
      const name = toLabel(`${this.service.name}-file-${path}`);
      const command = `kubectl create configmap ${name} --from-env-file=${path}`;
      losses.gather('env-file', command, { x: path, y: command });
      return [reference('configMapRef', name)];
    });
  }

  private serve(name: string, kind: Parameters<typeof fill>[0], ports: readonly Port[]): Section {
    return this.object('v1', 'Service', name, {
      spec: fill({ ...kind, selector: this.labels, ports: servicePorts(ports) }),
    });
  }

  /**
   * The Services: that of the published ports, and a headless one, whose name leads to the pods at every port, as in
   * Compose, where there is no other, and for a StatefulSet, whose pods it names. Other services find a port under its own
   * number, whatever it is published by, and also one that is not to be reached from outside.
   */
  private network(
    headless: string | undefined,
    ports: readonly Port[],
    { serviceType }: KubernetesOptions,
    losses: Losses,
  ): readonly Section[] {
    const { name, isAlone, nameOf } = this.service;
    const published = ports.filter(isPublic);
    const own = headless ?? (published.length > 0 || isAlone ? undefined : name);
    const inside = ports.map((port) => ({ ...port, published: undefined }));
    const isInside = serviceType === 'ClusterIP';
    if (published.length > 0 && isInside)
      losses.gather('inside-only', name, { x: name }, [{ serviceType: 'LoadBalancer' }]);
    const isSplit = !isInside && !isAlone && ports.some((port) => !isPublic(port) || port.published !== port.target);
    return [
      ...(own === undefined ? [] : [this.serve(own, { clusterIP: 'None' }, inside)]),
      ...(published.length > 0 && (isInside || isSplit)
        ? [this.serve(name, {}, isAlone ? published : [...inside, ...(isSplit ? [] : published)])]
        : []),
      ...(published.length > 0 && !isInside
        ? [this.serve(isSplit ? nameOf(`${name.slice(0, 53)}-published`) : name, { type: serviceType }, published)]
        : []),
    ];
  }
}

/** Published to other machines. */
const isPublic = ({ published, isLoopback }: Port): boolean => published !== undefined && !isLoopback;

const reference = (key: string, name: string): Section => fill({ [key]: fill({ name }) });

/** Each port under the number that it is published by, or else under its own. */
function servicePorts(ports: readonly Port[]): readonly Section[] {
  const byPort = new Map<string, { readonly port: string; readonly target: Port }>();
  for (const target of ports) {
    const port = target.published ?? target.target;
    const key = `${target.protocol.toLowerCase()}-${port}`;
    if (!byPort.has(key)) byPort.set(key, { port, target });
  }
  return Array.from(byPort, ([name, { port, target }]) =>
    fill({
      name: byPort.size > 1 ? name : undefined,
      protocol: target.protocol === 'TCP' ? undefined : target.protocol,
      port: { digits: port },
      targetPort: { digits: target.target },
    }),
  );
}

function cutPair(pair: string): readonly [name: string, value: string] {
  const equals = pair.indexOf('=');
  return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
}

/** A key of an annotation: a name of at most 63 characters, with a domain before it if there is one. */
const isAnnotation = (key: string): boolean =>
  /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\/)?[A-Za-z0-9](?:[\w.-]{0,61}[A-Za-z0-9])?$/.test(key);
