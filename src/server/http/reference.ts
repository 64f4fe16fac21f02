/** The calls as pages for people: a list of all tools, and the operations of each. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toJsonSchema } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import type { Operation } from '#core/tool.ts';
import { type LoadedTool, loadTool, toolIds } from '#host/load-tool.ts';
import { escapeMarkup } from '#lib/html/escape.ts';
import { quoteForShell } from '#lib/text/quote-for-shell.ts';
import { mayGet } from './api.ts';
import { exampleOf } from './openapi.ts';
import type { Schema } from './openapi-components.ts';

/** Where the list is; the page of a tool is below it. */
const root = '/api/v1';

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:break-word}
h2{margin-top:2.5rem}
pre{padding:.75rem;border:1px solid GrayText;border-radius:.25rem;white-space:pre-wrap}
div{overflow-x:auto}
table{border-collapse:collapse}
th,td{padding:.25rem 1.5rem .25rem 0;text-align:start;vertical-align:top}`;
const digest = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Sends the page of a tool, or the list where `id` is empty.
 * @returns whether there is one
 */
export async function sendReference(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  hiddenTools: ReadonlySet<string>,
): Promise<boolean> {
  const ids = toolIds.filter((known) => !hiddenTools.has(known));
  if (id !== '' && !ids.includes(id)) return false;
  const html = id === '' ? await writeList(ids) : writeTool(await loadTool(id), hostOf(request));
  response.setHeader('content-security-policy', policy);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  return true;
}

/** The name by which the server is called, for commands to copy. */
const hostOf = ({ headers: { host = '' } }: IncomingMessage): string =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? host : 'localhost:8080';

const code = (text: string): string => `<code>${escapeMarkup(text)}</code>`;

const writePage = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)} - Penknife API</title>
<style>${style}</style>
<main>
<h1>${escapeMarkup(title)}</h1>
${main}
</main>
</html>
`;

async function writeList(ids: readonly string[]): Promise<string> {
  const tools = await Promise.all(ids.map((id) => loadTool(id)));
  const rows = tools
    .filter(({ operations }) => Object.keys(operations).length > 0)
    .map(
      ({ id, messages: { title, description } }) =>
        `<tr><th scope="row"><a href="${root}/${id}">${escapeMarkup(title)}</a><td>${escapeMarkup(description)}`,
    );
  return writePage(
    'Calls',
    `<p>Each operation of a tool is a call. <a href="${root}/openapi.json">openapi.json</a> describes them all for programs.
<table>${rows.join('\n')}</table>`,
  );
}

function writeTool(tool: LoadedTool, host: string): string {
  const { messages, operations } = tool;
  return writePage(
    messages.title,
    `<p>${escapeMarkup(messages.description)}
<p><a href="${root}">All tools</a>
${Object.entries(operations)
  .map(([name, operation]) => writeOperation(tool, name, operation, host))
  .join('\n')}`,
  );
}

function writeOperation({ id, messages }: LoadedTool, name: string, operation: Operation, host: string): string {
  const path = `${root}/${id}/${toKebab(name)}`;
  const { properties } = toJsonSchema(operation.options ?? {}, (field) => messages.options?.[field]);
  const outputs = typeof operation.output === 'string' ? [] : Object.keys(operation.output);
  const { example } = exampleOf(operation);
  const command = `curl -s ${host}${path} -H 'Content-Type: application/json' -d ${quoteForShell(JSON.stringify(example ?? {}))}`;
  return `<h2 id="${escapeMarkup(name)}">${escapeMarkup(messages.operations[name] ?? name)}</h2>
<p>${code(`POST ${path}`)}${mayGet(operation) ? `, ${code('GET')}` : ''}
${example === undefined && operation.input ? '' : `<pre>${escapeMarkup(command)}</pre>`}
${writeOptions(properties)}
${outputs.length === 0 ? '' : `<p>Outputs, for ${code('pick')}: ${outputs.map(code).join(', ')}`}`;
}

function writeOptions(properties: Readonly<Record<string, Schema & { readonly description?: string }>>): string {
  const rows = Object.entries(properties).map(
    ([name, { description = '', default: initial, ...schema }]) =>
      `<tr><th scope="row">${code(name)}<td>${escapeMarkup(description)}<td>${escapeMarkup(typeInWords(schema))}<td>${code(writeDefault(initial))}`,
  );
  if (rows.length === 0) return '';
  return `<div><table><tr><th scope="col">Option<th scope="col">Meaning<th scope="col">Values<th scope="col">Default
${rows.join('\n')}</table></div>`;
}

/** A value as text; an empty one is seen as such. */
function writeDefault(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text === '' ? JSON.stringify(value) : text;
}

/** What values a schema of an option allows. */
function typeInWords({ type, enum: values, items, anyOf, minimum, maximum }: Schema): string {
  if (Array.isArray(values)) return values.join(', ');
  if (Array.isArray(anyOf)) return anyOf.map(typeInWords).join(', or ');
  if (type === 'array') return `list of ${typeInWords(items as Schema)}`;
  const bounds = [minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`];
  return [type === 'string' ? 'text' : String(type), ...bounds.filter(Boolean)].join(', ');
}
