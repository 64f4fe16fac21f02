import { closestNames } from '#core/search/closest.ts';
import { type Context, type OutputOf, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { detectBlobType } from '#lib/files/detect-file-type.ts';
import { typeOfMime } from '#lib/files/file-types.ts';
import type messages from './en.json';
import {
  countExtensions,
  findTypes,
  type MimeType,
  meantTypes,
  mimeTypes,
  type Question,
  readQuestion,
  typeNamed,
  typesOf,
} from './mime-types.ts';
import type tool from './tool.ts';

type Ctx = Context<keyof typeof messages.logic>;
type Show = 'all' | 'registered' | 'withExtensions';
type Description = OutputOf<(typeof tool)['operations']['byType']>;

const columns = ['type', 'extensions', 'source', 'charset', 'compressible'] as const;

const isShown = ({ source, extensions }: MimeType, show: Show): boolean =>
  show === 'all' || (show === 'registered' ? source === 'iana' : extensions.length > 0);

const writeTypes = (types: readonly MimeType[], ctx: Ctx): string =>
  writeCsv(
    columns,
    types.map((one) => [
      one.type,
      one.extensions.map((extension) => `.${extension}`).join(' '),
      ctx.message(`source-${one.source || 'other'}`),
      one.charset,
      one.isCompressible === undefined ? '' : ctx.message(one.isCompressible ? 'yes' : 'no'),
    ]),
  );

const registrationOf = ({ type, source }: MimeType): string | null =>
  source === 'iana' ? `https://www.iana.org/assignments/media-types/${type}` : null;

/** The types that an extension, a file name, a type or words mean, the best first. */
export const search: RunOf<typeof tool, 'search'> = (query, { show }, ctx: Ctx) => {
  const question = readQuestion(query);
  const found = findTypes(question);
  if (found.length === 0) throw refusal(question);
  const shown = found.filter((one) => isShown(one, show));
  if (shown.length === 0) ctx.notice('all-hidden', {}, undefined, [{ show: 'all' }]);
  const { extension } = question;
  if (extension !== undefined && meantTypes(question).length === 0) ctx.notice('near-extension', { extension });
  tellOfTypeScript(question.extension ?? question.words, ctx);
  return writeTypes(shown, ctx);
};

/** All types. */
export const list: RunOf<typeof tool, 'list'> = ({ show }, ctx: Ctx) => {
  const types = mimeTypes.filter((one) => isShown(one, show));
  return {
    types: writeTypes(types, ctx),
    count: types.length,
    extensions: countExtensions(types),
  };
};

/** The type of files with an extension, or of a format by its usual name, the one that is meant first. */
export const byExtension: RunOf<typeof tool, 'byExtension'> = (query, _options, ctx: Ctx) => {
  const question = readQuestion(query);
  const extension = question.extension ?? question.words;
  const [best, ...others] = meantTypes(question);
  if (!best) throw refusal(question.type === undefined ? { ...question, extension } : question);
  tellOfTypeScript(extension, ctx);
  return describe(best, others, ctx);
};

/** What is known of a type; of that of an extension where one is given instead, which is reported. */
export const byType: RunOf<typeof tool, 'byType'> = (text, _options, ctx: Ctx) => {
  const question = readQuestion(text);
  const extension = question.extension ?? question.words;
  const [known, ...others] = question.type === undefined ? typesOf(extension) : [typeNamed(question.type) ?? []].flat();
  if (!known) throw refusal({ ...question, type: question.words });
  if (question.type === undefined) ctx.notice('is-extension', { extension });
  return describe(known, others, ctx);
};

function describe(one: MimeType, others: readonly MimeType[], { message }: Ctx): Description {
  const [extension] = one.extensions;
  return {
    type: one.type,
    header: `Content-Type: ${one.type}${one.type.startsWith('text/') ? '; charset=utf-8' : ''}`,
    extension: extension === undefined ? null : `.${extension}`,
    extensions: one.extensions.length > 1 ? one.extensions.map((known) => `.${known}`).join(' ') : null,
    others: others.map(({ type }) => type).join(', ') || null,
    source: message(`source-${one.source || 'other'}`),
    charset: one.charset || null,
    compressible: one.isCompressible ?? null,
    registration: registrationOf(one),
  };
}

const tellOfTypeScript = (extension: string, ctx: Ctx): void => {
  if (extension === 'ts' || extension === 'mts' || extension === 'cts') ctx.notice('typescript', { extension });
};

/** Says of a question that nothing is known, and what may be meant. */
function refusal({ words, type, extension }: Question): ToolError {
  const shortened = words.slice(0, maxShown);
  if (extension !== undefined) return new ToolError('unknown-extension', { extension: extension.slice(0, maxShown) });
  if (type === undefined) return new ToolError('nothing-found', { query: shortened });
  // Of several that are as near, those of files are known better.
  const names = [...mimeTypes].sort((a, b) => Number(isOfFiles(b)) - Number(isOfFiles(a))).map((one) => one.type);
  const beginning = shortened.slice(0, shortened.indexOf('/') + 1);
  const near = closestNames(shortened, names);
  const alike = names.filter((name) => name.startsWith(beginning));
  // `image/jpg` is called by its extension.
  const called = typesOf(shortened.slice(beginning.length)).map((one) => one.type);
  const nearest = [
    ...new Set([
      ...called.filter((name) => name.startsWith(beginning)),
      ...(near.length > 0 ? near : closestNames(shortened, alike, maxEdits)),
    ]),
  ];
  if (nearest.length === 0) return new ToolError('unknown-type', { type: shortened });
  const closest = nearest.slice(0, 2);
  const offers = closest.map((input) => ({ input }));
  return new ToolError('unknown-type-near', { type: shortened, nearest: closest.join(', ') }, undefined, offers);
}

const isOfFiles = ({ extensions }: MimeType): boolean => extensions.length > 0;

/** Maximum distance in letters of the nearest type of the same kind. */
const maxEdits = 3;
/** Longer texts are no type; comparing takes longer than a key may. */
const maxShown = 100;

/** The type of a file by its first bytes, by its name and as the browser says; reports where they differ. */
export const sniff: RunOf<typeof tool, 'sniff'> = async (file, _options, ctx: Ctx) => {
  if (file.size === 0) throw new ToolError('empty-file');
  const name = file instanceof File ? file.name : '';
  const { extension = '' } = readQuestion(name);
  const named = typesOf(extension);
  const detected = await detectBlobType(file);
  const isJson = detected?.mime === 'text/plain' && (await holdsJson(file));
  const content = isJson ? typeOfMime('application/json') : detected;
  if (!content) ctx.notice('unknown-content');
  else if (named.length > 0 && differs(named, content.mime))
    ctx.notice('differ', { name: named[0]?.type ?? '', content: content.mime });
  return {
    type: content?.mime ?? 'application/octet-stream',
    format: content?.name ?? null,
    extension: content ? `.${content.extension}` : null,
    byName: named.map(({ type }) => type).join(', ') || null,
    reported: file.type || null,
  };
};

/** A longer text is not parsed. */
const maxParsed = 1_000_000;

async function holdsJson(file: Blob): Promise<boolean> {
  if (file.size > maxParsed) return false;
  const text = await file.text();
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Types that say nothing of what is inside: other formats are made of them. */
const containers: readonly string[] = [
  'application/zip',
  'application/gzip',
  'application/xml',
  'application/x-ole-storage',
];

/** Whether the content is of no type that the name means; text, and formats packed in another one, may be. */
function differs(named: readonly MimeType[], content: string): boolean {
  const known = named.map(({ type }) => typeOfMime(type)?.mime ?? type);
  if (known.includes(content)) return false;
  if (content === 'text/plain') return !named.some(isText);
  if (content === 'application/json' || content === 'application/xml') return !named.some(isText);
  return !containers.includes(content) || named.some(({ type }) => typeOfMime(type) !== undefined);
}

const isText = ({ type, charset }: MimeType): boolean =>
  charset !== '' || /^text\/|[+/.-](?:json|xml|yaml|toml|sh|javascript|ecmascript|sql)$/.test(type);
