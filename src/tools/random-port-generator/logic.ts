import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { createRandom, type Random } from '#lib/crypto/random.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { makeList } from '#lib/listing/make-list.ts';
import type messages from './en.json';
import { classes, isWithin, lastPort, linuxOutgoing, type PortRange, refusedByBrowsers, services } from './ports.ts';
import { readPorts } from './read-ports.ts';
import type tool from './tool.ts';

type PortContext = Context<keyof typeof messages.logic>;
type Options = OptionsOf<typeof tool, 'generate'>;

/**
 * Random ports of a range, each that is not excluded equally likely. A single one is described.
 * @throws ToolError `min-above-max`, `none-left`, `too-few` {n, m}, `no-row` {n, m}, and of `readPorts` in `avoidOwn`
 */
export const generate: RunOf<typeof tool, 'generate'> = (options, ctx: PortContext) => {
  const allowed = allowedPorts(options);
  if (allowed.length === 0) throw new ToolError('none-left');
  const ports = draw(allowed, options, createRandom(ctx.random));
  const [only = 0, ...more] = ports;
  const notes = more.length > 0 ? [] : notesOn(only, ctx);
  return {
    ports: makeList(
      ports.length,
      (index) => write(ports[index] ?? 0, options),
      { ...options, prefix: '', suffix: '' },
      ctx,
    ),
    class: more.length > 0 ? null : classOf(only, ctx),
    note: notes.length > 0 ? notes.join('; ') : null,
    available: allowed.length,
  };
};

function allowedPorts(options: Options): readonly number[] {
  const { first, last } = rangeOf(options);
  if (first > last) throw new ToolError('min-above-max', {}, { offset: 0, field: 'min' });
  const isExcluded = exclusion(options);
  const ports: number[] = [];
  for (let port = first; port <= last; port++) if (!isExcluded(port)) ports.push(port);
  return ports;
}

function rangeOf({ range, min, max }: Options): PortRange {
  if (range === 'custom') return { first: min, last: max };
  return range === 'unprivileged' ? { first: classes.registered.first, last: lastPort } : classes[range];
}

function exclusion({ avoid, avoidOwn }: Options): (port: number) => boolean {
  const own = new Set(relocateToOption('avoidOwn', () => readPorts(avoidOwn)));
  const tests = {
    browsers: (port: number) => refusedByBrowsers.has(port),
    services: (port: number) => services.has(port),
    linux: (port: number) => isWithin(port, linuxOutgoing),
    dynamic: (port: number) => isWithin(port, classes.dynamic),
  };
  return (port) => own.has(port) || avoid.some((name) => tests[name](port));
}

function draw(allowed: readonly number[], options: Options, random: Random): readonly number[] {
  const { count, consecutive, unique, sort } = options;
  if (consecutive) return drawRow(allowed, count, random);
  const ports = unique
    ? drawDifferent(allowed, count, random)
    : Array.from({ length: count }, () => random.pick(allowed));
  return sort ? ports.toSorted((a, b) => a - b) : ports;
}

/** The first steps of a shuffle (Fisher and Yates): every choice is equally likely and none is repeated. */
function drawDifferent(allowed: readonly number[], count: number, { below }: Random): readonly number[] {
  if (allowed.length < count) throw new ToolError('too-few', { n: allowed.length, m: count });
  const ports = [...allowed];
  for (let at = 0; at < count; at++) {
    const other = at + below(ports.length - at);
    [ports[at], ports[other]] = [ports[other] ?? 0, ports[at] ?? 0];
  }
  return ports.slice(0, count);
}

/** Ports that follow each other, none of them excluded. */
function drawRow(allowed: readonly number[], count: number, { pick }: Random): readonly number[] {
  const starts: number[] = [];
  let length = 0;
  let longest = 0;
  for (const [at, port] of allowed.entries()) {
    length = port === (allowed[at - 1] ?? 0) + 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    if (length >= count) starts.push(port - count + 1);
  }
  if (starts.length === 0) throw new ToolError('no-row', { n: longest, m: count });
  const start = pick(starts);
  return Array.from({ length: count }, (_, index) => start + index);
}

function write(port: number, { form, host, variable, containerPort }: Options): string {
  switch (form) {
    case 'plain':
      return String(port);
    case 'address':
      return `${host}:${port}`;
    case 'variable':
      return `${variable}=${port}`;
    case 'docker':
      return `-p ${port}:${containerPort}`;
  }
}

/**
 * The class of each port that a text names, the service that is known for it, and what to beware of.
 * @throws ToolError of `readPorts`, `not-a-port` where there is none
 */
export const lookup: RunOf<typeof tool, 'lookup'> = (text, _options, ctx: PortContext) => {
  const ports = readPorts(text);
  if (ports.length === 0) throw new ToolError('not-a-port', { x: text.trim() }, 0);
  return writeCsv(
    ['port', 'class', 'service', 'notes'],
    ports.map((port) => [String(port), classOf(port, ctx), serviceOf(port, ctx), notesOn(port, ctx).join('; ')]),
  );
};

function classOf(port: number, { message }: PortContext): string {
  if (port <= classes.system.last) return message('system');
  return message(isWithin(port, classes.dynamic) ? 'dynamic' : 'registered');
}

function serviceOf(port: number, { message }: PortContext): string {
  const name = services.get(port);
  return name === '' ? message('various') : (name ?? '');
}

function notesOn(port: number, { message }: PortContext): readonly string[] {
  return [
    ...(port <= classes.system.last ? [message('needs-root')] : []),
    ...(refusedByBrowsers.has(port) ? [message('refused')] : []),
    ...(isWithin(port, linuxOutgoing) ? [message('outgoing-linux')] : []),
    ...(isWithin(port, classes.dynamic) ? [message('outgoing-dynamic')] : []),
  ];
}
