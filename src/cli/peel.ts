/** `penknife peel [INPUT]`: prints what is inside a text, and names its layers. */
import type { Layer, Peeled } from '#core/execution/peeled.ts';
import { toKebab } from '#core/kebab.ts';
import { toJson } from '#host/json.ts';
import { peel } from '#host/peel.ts';
import { quoteForShell } from '#lib/text/quote-for-shell.ts';
import { parseArguments } from './arguments.ts';
import { readText } from './encoding.ts';
import { openFile, readStandardInput } from './input.ts';
import { paintFor } from './rendering/paint.ts';
import { reportNotice, status } from './report.ts';
import { giveContent } from './result.ts';
import type { Streams } from './streams.ts';
import { UsageError } from './usage-error.ts';

/** The text of `penknife peel --help`. */
export const peelHelp = (paint: ReturnType<typeof paintFor>): string => `Find what is inside a text, layer by layer.

${paint('bold', 'Examples')}
  penknife peel JTdCJTIyYSUyMiUzQTElN0Q=
  penknife peel --file parameter.txt --json

${paint('bold', 'Usage')}
  penknife peel [INPUT]

Each layer is decoded: percent-encoding, HTML entities, Base64, data URIs, hex,
binary digits, gzip, zlib, zstd, xz, bzip2, and the payload of a JWT. The value
inside goes to standard output, the layers to standard error.

${paint('bold', 'Options')}
  --file PATH   read the input from a file; - is standard input
  --json        print everything found, most probable first
  -o PATH       write the value to a file
`;

/** @throws UsageError */
export async function runPeel(args: readonly string[], streams: Streams): Promise<number> {
  const { positionals, settings } = parseArguments(args, {}, ['file', 'json', 'output', 'help']);
  if (settings.help) {
    await giveContent(peelHelp(paintFor(streams.stdout, streams)), {}, streams, false);
    return status.ok;
  }
  const [given, more] = positionals;
  if (more !== undefined) throw new UsageError('peel takes one input: quote it if it has spaces.');
  if (given !== undefined && settings.file !== undefined)
    throw new UsageError('Give the input as an argument or with --file, not both.');
  const isJson = settings.json === true;
  const report = (notice: { readonly code: string; readonly message: string }) => reportNotice(notice, isJson, streams);
  const isRead = settings.file === undefined || settings.file === '-';
  const input = given ?? (isRead ? await readStandardInput(streams) : await openFile(settings.file));
  // A final line break ends the last line.
  const text = (await readText(input, report)).replace(/\r?\n$/, '');
  const found = await peel(text, { locale: 'en', timeZone: 'UTC', signal: new AbortController().signal });
  const [first] = found;
  if (isJson) {
    await giveContent(`${toJson(found.map(toData))}\n`, settings, streams, false);
    return first ? status.ok : status.no;
  }
  if (!first) {
    await report({ code: 'not-wrapped', message: 'Nothing was found inside this text.' });
    return status.no;
  }
  const steps = first.layers.map((layer) => quoteForShell(stepOf(layer))).join(' ');
  const kinds = [...first.layers.map(({ kind }) => kind), first.kind].join(' → ');
  await report({ code: 'layers', message: `${kinds}: penknife pipe ${steps}` });
  await giveContent(first.value, settings, streams, false);
  return status.ok;
}

/** A layer as a step of `penknife pipe`. */
function stepOf({ use, options, pick }: Layer): string {
  const flags = Object.entries(options).map(([name, value]) => `--${toKebab(name)} ${quoteForShell(value)}`);
  const [id = '', name = ''] = use.split('/');
  return [id, toKebab(name), ...flags, ...(pick === undefined ? [] : [`--pick ${toKebab(pick)}`])].join(' ');
}

const toData = ({ layers, confidence, kind, value }: Peeled) => ({
  layers: layers.map((layer) => ({ kind: layer.kind, step: stepOf(layer) })),
  kind,
  confidence,
  ...(typeof value === 'string' ? { value } : { valueBase64: value }),
});
