import { type Context, ToolError } from '#core/tool.ts';
import type { Document, ObjectNode } from '#lib/data/node.ts';
import { isBlank } from '#lib/json/source.ts';
import {
  anyPrompt,
  continuations,
  guessShell,
  rootPrompt,
  type Shell,
  splitCommands,
} from '#lib/shell/split-commands.ts';
import type { Word } from '#lib/shell/word.ts';
import { shorten } from '#lib/text/shorten.ts';
import type { YamlStyle } from '#lib/yaml/write.ts';
import { writeYaml } from '#lib/yaml/write.ts';
import { type DockerCommand, findDocker } from './commands.ts';
import { readCreate } from './create.ts';
import { moveSecrets, type Secret } from './env.ts';
import { memberOf, readCompose } from './existing.ts';
import { hasVariable, isFlag, type Parsed, parseFlags } from './flags.ts';
import { imageName, isImage } from './image.ts';
import { joinLines } from './join-lines.ts';
import { uniqueNames } from './names.ts';
import type { Words } from './resources.ts';
import { type Row, type Service, type Style, translate } from './service.ts';
import { type Section, toEntry, type Value } from './tree.ts';

export interface ConvertOptions extends Style {
  readonly shell: 'auto' | Shell;
  readonly serviceName: 'image' | 'container';
  readonly volumes: 'docker' | 'external' | 'project';
  readonly networks: 'external' | 'project';
  readonly project: string;
  readonly secrets: boolean;
  readonly existing: string;
}

/** Options of `podman run` by service. */
export type PodmanOptions = ReadonlyMap<string, readonly Words[]>;

interface Converted {
  /** Nothing, for a blank input. */
  readonly document: Document | undefined;
  readonly secrets: readonly Secret[];
  readonly rows: readonly Row[];
  /** The options of each service that only Podman has. */
  readonly podman: PodmanOptions;
}

type Host = Pick<Context, 'notice' | 'progress'>;

interface Run {
  readonly command: DockerCommand;
  readonly parsed: Parsed;
  readonly name: string;
}

/** Compose files as people write them. */
const yamlStyle: Omit<YamlStyle, 'indent'> = {
  readers: 'any',
  quotes: 'double',
  quoteAll: false,
  keepQuotes: true,
  indentLists: true,
  multiLine: 'literal',
  foldAt: null,
  flowDepth: null,
  flowItems: null,
  documentStart: false,
  anchors: false,
};

/** `existing`: the text of the file that the document was added to. */
export const writeCompose = (document: Document, indent: string, existing: string): string =>
  writeYaml(document, { ...yamlStyle, indent: Number(indent), source: existing });

/**
 * Translates the commands of a text into a Compose file.
 * Notices: those of `splitCommands` and `joinLines`, `other-commands` (`n`, `x`), `unknown-option` (`f`),
 * `unknown-before-image` (`f`, `x`),
 * `link-target` (`x`), `name-taken` (`x`, `y`), `name-twice` and `container-taken` (`x`), and those of
 * `readCompose`.
 * @throws ToolError `not-docker`, `no-image` (`cmd`), `rootfs`, `not-an-image` (`x`), and those of what it reads
 */
export function convert(text: string, options: ConvertOptions, host: Host): Converted {
  if (isBlank(text)) return { document: undefined, secrets: [], rows: [], podman: new Map() };
  const commands = findCommands(text, options.shell, host);
  const existing = readCompose(options.existing, host);
  const nameOf = uniqueNames(memberOf(existing, 'services')?.entries.map(({ key }) => key) ?? []);
  const runs = commands.flatMap((command) => (command.verb === 'run' ? [readRun(command, options, nameOf, host)] : []));
  const services = runs.map(({ command, parsed, name }, index) => {
    host.progress(index / runs.length);
    return translate(
      name,
      parsed,
      new Map(Array.from(command.assignments, ([name, { text }]) => [name, text])),
      options,
    );
  });
  reportLinks(runs, services, host);
  reportContainers(runs, host);
  const named: Section = new Map(runs.map(({ name }, index) => [name, services[index]?.section ?? new Map()]));
  const secrets = options.secrets ? moveSecrets(named) : [];
  const [networks, volumes, created] = sections(commands, services, options);
  const compose: Section = new Map();
  if (options.project !== '') compose.set('name', options.project);
  compose.set('services', named);
  if (networks.size > 0) compose.set('networks', networks);
  if (volumes.size > 0) compose.set('volumes', volumes);
  merge(existing, compose);
  const rows = [...commands.flatMap(outside), ...services.flatMap(({ rows }) => rows), ...created];
  return {
    document: { values: [existing.root], after: existing.after },
    secrets,
    rows: rows.toSorted((a, b) => a.start - b.start),
    podman: new Map(runs.map(({ name }, index) => [name, services[index]?.podman ?? []])),
  };
}

function findCommands(text: string, chosen: 'auto' | Shell, host: Host): readonly DockerCommand[] {
  const shell = chosen === 'auto' ? guessShell(text) : chosen;
  for (const prompt of [anyPrompt, rootPrompt]) {
    const notices: Parameters<Host['notice']>[] = [];
    const collector: Pick<Host, 'notice'> = { notice: (...notice) => notices.push(notice) };
    const commandLines = splitCommands(text, shell, prompt, { ...collector, isLongOption: isFlag });
    const lines = joinLines(commandLines, continuations[shell], collector);
    const commands = lines.map(findDocker);
    if (!commands.some((command) => command?.verb === 'run')) continue;
    for (const [code, params, offset] of notices) host.notice(code, params, offset);
    const others = lines.filter((_, index) => !commands[index]);
    const [first] = others;
    if (first) {
      const x = shorten(written(first));
      host.notice('other-commands', { n: others.length, x }, first[0]?.start);
    }
    return commands.flatMap((command) => command ?? []);
  }
  throw new ToolError('not-docker', {}, Math.max(text.search(/\S/), 0));
}

const written = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

function readRun(command: DockerCommand, options: ConvertOptions, nameOf: (wanted: string) => string, host: Host): Run {
  const parsed = parseFlags(command.words);
  const { image, given } = parsed;
  if (!image) {
    const cmd = shorten(`${command.name} ${written(command.words)}`.trim(), 80);
    throw new ToolError('no-image', { cmd }, command.start);
  }
  const rootfs = given.find(({ flag, value }) => flag?.name === 'rootfs' && value === 'true');
  if (rootfs) throw new ToolError('rootfs', {}, rootfs.start);
  for (const { flag, typed, start, before } of given)
    if (!flag && before === image) host.notice('unknown-before-image', { f: typed, x: image.text }, start);
    else if (!flag) host.notice('unknown-option', { f: typed }, start);
  if (!isImage(image.text)) throw new ToolError('not-an-image', { x: shorten(image.text) }, image.start);
  const names = given.filter(({ flag }) => flag?.name === 'name');
  const { value: container, start } = names.at(-1) ?? {};
  if (names.length > 1) host.notice('name-twice', { x: container ?? '' }, start);
  // What other containers reach it by is the name of the service.
  const isAlias = given.some(({ flag, value }) => flag?.name === 'network-alias' && value === container);
  const isNamed = container && (isAlias || options.serviceName === 'container');
  const wanted = toServiceName(isNamed ? container : imageName(image.text));
  const name = nameOf(wanted);
  if (name !== wanted) host.notice('name-taken', { x: wanted, y: name }, image.start);
  return { command, parsed, name };
}

const toServiceName = (text: string): string => text.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '') || 'app';

/** Reports links to containers that are no services here. */
function reportLinks(runs: readonly Run[], services: readonly Service[], host: Host): void {
  const names = new Set(runs.map(({ name }) => name));
  for (const { links } of services)
    for (const { container, start } of links)
      if (!names.has(container)) host.notice('link-target', { x: container }, start);
}

/** Reports containers that have the name of another one. */
function reportContainers(runs: readonly Run[], host: Host): void {
  const names = new Set<string>();
  for (const { parsed } of runs) {
    const name = parsed.given.findLast(({ flag }) => flag?.name === 'name');
    if (name && names.has(name.value)) host.notice('container-taken', { x: name.value }, name.start);
    if (name) names.add(name.value);
  }
}

/** The top-level sections of networks and volumes; and what of `docker network create` has no key. */
function sections(
  commands: readonly DockerCommand[],
  services: readonly Service[],
  options: ConvertOptions,
): readonly [networks: Section, volumes: Section, rows: readonly Row[]] {
  const networks: Section = new Map();
  const volumes: Section = new Map();
  const rows: Row[] = [];
  for (const { verb, words, name: typed, start } of commands) {
    const created = verb === 'run' ? undefined : readCreate(words);
    if (!created) continue;
    const { name, settings, unknown } = created;
    (verb === 'network' ? networks : volumes).set(name, new Map<string, Value>([['name', name], ...settings]));
    rows.push({ option: `${typed} ${name}`, typed, start, fate: { as: 'translated', key: `${verb}s.${name}` } });
    for (const word of unknown)
      rows.push({ option: word.text, typed: word.text, start: word.start, fate: { as: 'unknown' } });
  }
  for (const name of services.flatMap((service) => service.networks))
    if (!networks.has(name) && !hasVariable(name))
      networks.set(name, options.networks === 'external' ? new Map([['external', true]]) : new Map());
  for (const { name, settings } of services.flatMap((service) => service.volumes)) {
    const made = volumes.get(name);
    const start: [string, Value][] =
      options.volumes === 'docker' ? [['name', name]] : options.volumes === 'external' ? [['external', true]] : [];
    const volume: Section = made instanceof Map ? made : new Map(start);
    if (options.volumes !== 'external') for (const [key, value] of settings) volume.set(key, value);
    volumes.set(name, volume);
  }
  return [networks, volumes, rows];
}

/** Adds what was made to a Compose file; what that has already stays. */
function merge(existing: { readonly root: ObjectNode }, compose: Section): void {
  for (const [key, value] of compose) {
    const member = memberOf(existing, key);
    if (member && value instanceof Map) {
      const names = new Set(member.entries.map((entry) => entry.key));
      for (const [name, made] of value) if (!names.has(name)) member.entries.push(toEntry(name, made));
    }
    if (!existing.root.entries.some((entry) => entry.key === key)) existing.root.entries.push(toEntry(key, value));
  }
}

/** Rows for the text before `run`, which is no part of the container. */
const outside = ({ global, assignments }: DockerCommand): readonly Row[] => [
  ...global.map(({ text, start }) => leftOut(text, start, 'engine')),
  ...Array.from(assignments, ([name, { start }]) => leftOut(name, start, 'assignment')),
];

const leftOut = (option: string, start: number, reason: string): Row => ({
  option,
  typed: option,
  start,
  fate: { as: 'left-out', reason },
});
