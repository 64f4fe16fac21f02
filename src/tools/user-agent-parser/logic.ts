import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { type ClientHints, readClientHints } from './client-hints.ts';
import type messages from './en.json';
import { explainTokens } from './explain-tokens.ts';
import { type Agent, agentIn, type Limit, limitsOf, maxRead, readAgent } from './read-agent.ts';
import type tool from './tool.ts';

type Key = keyof typeof messages.logic;
type Ctx = Context<Key>;

/** Parts beyond are not explained. */
const maxTokens = 200;

/**
 * The browser, engine, system, device and processor of a user agent, or which bot or program it is, and what it leaves
 * open. Client hints, if any, replace what browsers no longer say in it. Of several lines the first is read.
 * @throws ToolError `unknown`; `hint-line`, `hint-quote` and `hint-value` in the client hints
 */
export const parse: RunOf<typeof tool, 'parse'> = (text, { clientHints }, ctx: Ctx) => {
  const [agent, ...others] = linesOf(text).map(agentIn);
  const hints = readClientHints(clientHints, (header) => ctx.notice('hint-ignored', { header }));
  if (agent === undefined) return nothing;
  const read = readAgent(agent, hints);
  if (!read) throw new ToolError('unknown');
  const limits = limitsOf(agent, read, hints);
  if (others.length > 0) ctx.notice('more-lines', { n: others.length });
  if (agent.length > maxRead) ctx.notice('long', { max: maxRead });
  return {
    program: join(read.program, read.programVersion),
    owner: read.owner,
    purpose: read.purpose && ctx.message(`purpose-${read.purpose}`),
    browser: join(read.browser, read.browserVersion),
    engine: join(read.engine, read.engineVersion),
    os: systemOf(agent, read, hints, ctx),
    device: join(read.deviceVendor, read.deviceModel),
    type: typeOf(read, ctx),
    cpu: read.cpu,
    limits: limits.map((limit) => ctx.message(`limit-${limit}`)).join('\n') || null,
    programName: read.program,
    programVersion: read.programVersion,
    browserName: read.browser,
    browserVersion: read.browserVersion,
    browserMajor: read.browserMajor,
    engineName: read.engine,
    engineVersion: read.engineVersion,
    osName: systemName(read),
    osVersion: read.osVersion,
    vendor: read.deviceVendor,
    model: read.deviceModel,
    json: JSON.stringify(toJson(read, limits), undefined, 2),
  };
};

const nothing = {
  program: null,
  owner: null,
  purpose: null,
  browser: null,
  engine: null,
  os: null,
  device: null,
  type: null,
  cpu: null,
  limits: null,
  programName: null,
  programVersion: null,
  browserName: null,
  browserVersion: null,
  browserMajor: null,
  engineName: null,
  engineVersion: null,
  osName: null,
  osVersion: null,
  vendor: null,
  model: null,
  json: null,
};

/**
 * Counts the user agents of a text, one per line or in the lines of an access log, by what they are, the most frequent
 * first.
 */
export const parseList: RunOf<typeof tool, 'parseList'> = (text, { countBy }, ctx: Ctx) => {
  const counts = new Map<string, number>();
  const lines = linesOf(text);
  for (const line of lines) {
    const agent = agentIn(line);
    counts.set(agent, (counts.get(agent) ?? 0) + 1);
  }
  const names = new Map<string, number>();
  const rows: { readonly count: number; readonly cells: readonly string[] }[] = [];
  let [bots, unknown, done] = [0, 0, 0];
  for (const [agent, count] of counts) {
    if (done++ % 1_000 === 0) ctx.progress(done / counts.size);
    const read = readAgent(agent);
    if (!read) unknown += count;
    else if (read.deviceType === 'bot') bots += count;
    if (countBy === 'agent') rows.push({ count, cells: cellsOf(read, agent, ctx) });
    else {
      const name = nameBy(countBy, agent, read, ctx);
      names.set(name, (names.get(name) ?? 0) + count);
    }
  }
  for (const [name, count] of names) rows.push({ count, cells: [name] });
  rows.sort((a, b) => b.count - a.count);
  const percent = new Intl.NumberFormat(ctx.locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const table = rows.map(({ count, cells }) => [String(count), percent.format(count / lines.length), ...cells]);
  return {
    list: table.length === 0 ? '' : writeCsv(countBy === 'agent' ? agentColumns : ['count', 'share', 'name'], table),
    lines: lines.length,
    different: counts.size,
    bots,
    unknown,
  };
};

const agentColumns = ['count', 'share', 'name', 'version', 'os', 'device', 'type', 'owner', 'agent'];

/** Each part of a user agent with what it means. */
export const explain: RunOf<typeof tool, 'explain'> = (text, _, ctx: Ctx) => {
  const [agent = ''] = linesOf(text).map(agentIn);
  const rows = explainTokens(agent, maxTokens).map(({ token, key, params }) => [token, ctx.message(key, params)]);
  return rows.length === 0 ? '' : writeCsv(['token', 'meaning'], rows);
};

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');

const join = (name: string | null, version: string | null): string | null =>
  [name, version].filter((part) => part !== null).join(' ') || null;

/** The system by its present name, and its version as far as it is known. */
const systemOf = (agent: string, read: Agent, hints: ClientHints, ctx: Ctx): string | null =>
  limitsOf(agent, read, hints).includes('windows-frozen')
    ? ctx.message('windows')
    : join(systemName(read), read.osVersion);

/** The library has an old name of it. */
const systemName = ({ os }: Agent): string | null => (os === 'Mac OS' ? 'macOS' : os);

const typeOf = ({ deviceType }: Agent, ctx: Ctx): string | null =>
  deviceType !== null && isType(deviceType) ? ctx.message(`type-${deviceType}`) : deviceType;

const types = [
  'desktop',
  'mobile',
  'tablet',
  'console',
  'smarttv',
  'wearable',
  'xr',
  'embedded',
  'bot',
  'tool',
] as const;
const isType = (type: string): type is (typeof types)[number] => (types as readonly string[]).includes(type);

function cellsOf(read: Agent | undefined, agent: string, ctx: Ctx): readonly string[] {
  if (!read) return [ctx.message('none'), '', '', '', '', '', agent];
  const [name, version] =
    read.program === null ? [read.browser, read.browserVersion] : [read.program, read.programVersion];
  const system = systemOf(agent, read, {}, ctx);
  const device = join(read.deviceVendor, read.deviceModel);
  return [...[name, version, system, device, typeOf(read, ctx), read.owner].map((cell) => cell ?? ''), agent];
}

function nameBy(
  countBy: 'browser' | 'browserMajor' | 'os' | 'type' | 'program',
  agent: string,
  read: Agent | undefined,
  ctx: Ctx,
): string {
  const name =
    read &&
    {
      browser: read.browser,
      browserMajor: join(read.browser, read.browserMajor),
      os: systemOf(agent, read, {}, ctx),
      type: typeOf(read, ctx),
      program: read.program,
    }[countBy];
  return name ?? ctx.message('none');
}

/** What is known, without what is not. */
function toJson(read: Agent, limits: readonly Limit[]): object {
  const given = (record: Readonly<Record<string, string | null>>) => {
    const entries = Object.entries(record).filter(([, value]) => value !== null);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  return {
    program: given({
      name: read.program,
      version: read.programVersion,
      owner: read.owner,
      purpose: read.purpose,
    }),
    browser: given({ name: read.browser, version: read.browserVersion, major: read.browserMajor }),
    engine: given({ name: read.engine, version: read.engineVersion }),
    os: given({ name: read.os, version: read.osVersion }),
    device: given({ vendor: read.deviceVendor, model: read.deviceModel, type: read.deviceType }),
    cpu: given({ architecture: read.cpu }),
    limits,
  };
}
