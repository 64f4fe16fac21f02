import { defaultOptions } from '#core/fields.ts';
import type { Context, RunOf } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { isBlank } from '#lib/json/source.ts';
import { convert, writeCompose } from './convert.ts';
import type messages from './en.json';
import { writeEnv } from './env.ts';
import { writeKubernetes } from './kubernetes.ts';
import { writeQuadlets } from './quadlet.ts';
import type { Row } from './service.ts';
import { writeRuns } from './to-run.ts';
import tool from './tool.ts';

type Reason = Extract<keyof typeof messages.logic, `reason-${string}`>;
type Host = Context<keyof typeof messages.logic>;

/** Commands that start containers, as a Compose file. */
export const toCompose: RunOf<typeof tool, 'toCompose'> = (text, { indent, ...options }, ctx: Host) => {
  const { document, rows } = convert(text, options, ctx);
  reportLeftOut(rows, ctx);
  const needless = new Set(rows.flatMap(({ typed, fate }) => (isNeedless(fate) ? [typed] : [])));
  if (needless.size > 0) ctx.notice('not-needed', { f: [...needless].join(', ') });
  return document ? writeCompose(document, indent, options.existing) : '';
};

/** Of options about the command itself, without which nothing is missing. */
const isNeedless = (fate: Row['fate']): boolean =>
  fate.as === 'left-out' && /^(?:detach|rm|attach|cidfile|quiet|help|replace)$/.test(fate.reason);

/** Reports each option without which something is missing. */
function reportLeftOut(rows: readonly Row[], ctx: Host): void {
  const told = new Set<string>();
  for (const { typed, start, fate } of rows) {
    if (fate.as !== 'left-out' || isNeedless(fate) || told.has(typed)) continue;
    told.add(typed);
    ctx.notice('left-out', { f: typed, reason: reasonOf(fate.reason, ctx) }, start);
  }
}

const reasonOf = (reason: string, ctx: Host): string => ctx.message(`reason-${reason}` as Reason);

/** What became of each option, and the file `.env`. */
export const report: RunOf<typeof tool, 'report'> = (text, options, ctx: Host) => {
  const { rows, secrets } = convert(text, options, { ...ctx, notice: () => undefined });
  const table = (columns: readonly string[], cells: (row: Row) => readonly string[]) => {
    const lines = rows.map(cells).filter((line) => line.length > 0);
    return lines.length === 0 ? null : writeCsv(columns, lines);
  };
  return {
    env: secrets.length === 0 ? null : writeEnv(secrets),
    translated: table(['option', 'key'], ({ option, fate }) => (fate.as === 'translated' ? [option, fate.key] : [])),
    leftOut: table(['option', 'reason'], ({ option, fate }) =>
      fate.as === 'left-out' ? [option, reasonOf(fate.reason, ctx)] : [],
    ),
    unknown: table(['option'], ({ option, fate }) => (fate.as === 'unknown' ? [option] : [])),
  };
};

/** The services of a Compose file, as commands that start them. A final line break ends the last of them, too. */
export const toRun: RunOf<typeof tool, 'toRun'> = (text, options, ctx) =>
  isBlank(text) ? '' : `${writeRuns(text, options, ctx)}${/[\r\n]$/.test(text) ? '\n' : ''}`;

/** The services of a Compose file, or commands, as objects of Kubernetes. */
export const toKubernetes: RunOf<typeof tool, 'toKubernetes'> = (text, { indent, ...options }, ctx: Host) => {
  if (isBlank(text)) return '';
  const { file, rows, host } = readFile(text, ctx);
  reportLeftOut(rows, ctx);
  return writeCompose(writeKubernetes(file, options, host), indent, '');
};

/** The services of a Compose file, or commands, as units of Quadlet. */
export const toQuadlet: RunOf<typeof tool, 'toQuadlet'> = (text, _options, ctx: Host) => {
  if (isBlank(text)) return '';
  const { file, rows, podman, host } = readFile(text, ctx);
  reportLeftOut(
    rows.filter(({ fate }) => !(fate.as === 'left-out' && fate.reason === 'podman')),
    ctx,
  );
  return writeQuadlets(file, podman, host);
};

const command = /\b(?:docker|podman|nerdctl)(?:\.exe)?\s/;
const servicesKey = /^[ \t{"']*services["']?[ \t]*:/m;

/** A Compose file, made of commands where the input has these: then, notices about it have no place in the input. */
function readFile(text: string, ctx: Host) {
  if (servicesKey.test(text) || !command.test(text)) return { file: text, rows: [], podman: new Map(), host: ctx };
  const { options } = tool.operations.toCompose;
  const { indent, ...usual } = defaultOptions(options);
  const { document, rows, podman } = convert(text, { ...usual, serviceName: 'container' }, ctx);
  const host: Host = { ...ctx, notice: (code, params, _at, offers) => ctx.notice(code, params, undefined, offers) };
  return { file: document ? writeCompose(document, indent, '') : '', rows, podman, host };
}
