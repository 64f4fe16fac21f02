/** Prompts: questions that a user asks often, with what the tools find put in. */
import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import { matchKinds } from '#core/kinds/matching.ts';
import { toJson } from '#host/json.ts';
import { cutText, defaultLimit } from './cut.ts';
import { detectSample, detectText } from './find.ts';
import { CallError, suggestNames, usageError } from './problem.ts';
import { runTool } from './run.ts';
import type { Running } from './running.ts';
import type { Toolbox } from './toolbox.ts';

type Arguments = Readonly<Record<string, string>>;

interface PromptDefinition extends Prompt {
  /** The tools without which it is not offered. */
  readonly uses: readonly string[];
  /** The message of the user. */
  write(args: Arguments, running: Running): Promise<string>;
}

const argument = (name: string, description: string) => ({ name, description, required: true });

const definitions: readonly PromptDefinition[] = [
  {
    name: 'explain_token',
    title: 'Explain this token',
    description: 'Says what a token is, what it contains, when it expires and what is unsafe about it.',
    uses: [],
    arguments: [argument('token', 'A JWT, a key, an ID, a hash or any encoded value')],
    async write({ token = '' }, running) {
      const text = token.trim();
      const [match] = matchKinds(detectSample(text), running.tools.catalog);
      const kinds = toJson(await detectText(text, running));
      const use = match && match.field === undefined ? `${match.tool.id}/${match.operation}` : undefined;
      const read =
        use === undefined ? '' : `\n\n${use} reads it as:\n\n${await resultOf(use, { input: text }, running)}`;
      return `Explain this token: what it is, what it contains, when it expires, and what is unsafe about it. Rely on what Penknife found, and do not decode it yourself.\n\nThe token: ${text}\n\nDetected:\n\n${kinds}${read}`;
    },
  },
  {
    name: 'share_log',
    title: 'Make this log safe to share',
    description: 'Masks passwords, keys, tokens and personal data in a log. The model gets the masked log only.',
    uses: ['string-obfuscator'],
    arguments: [argument('log', 'The text of the log')],
    async write({ log = '' }, running) {
      const masked = await resultOf('string-obfuscator/maskSecrets', { input: log, pick: 'masked' }, running);
      return `This log will be shared outside the organization. Penknife has already masked the secrets it recognizes. Look for anything left that identifies people, customers, hosts or internal systems; list each with its line number, then return the log with these masked too.\n\n${masked}`;
    },
  },
  {
    name: 'explain_difference',
    title: 'Why do these two documents differ?',
    description: 'Compares two documents exactly, and asks what the differences mean.',
    uses: ['json-diff', 'text-diff'],
    arguments: [argument('before', 'The first document'), argument('after', 'The second document')],
    async write({ before = '', after = '' }, running) {
      const isJson = [before, after].every((text) => detectSample(text).some(({ kind }) => kind === 'json'));
      const diff = isJson
        ? await resultOf('json-diff/list', { input: before, options: { right: after } }, running)
        : await resultOf('text-diff/diff', { input: before, options: { changed: after }, pick: 'patch' }, running);
      return `Two documents differ as follows, found by Penknife:\n\n${diff}\n\nExplain in a few sentences what changed, most important first, and what may have caused it.`;
    },
  },
];

const offeredBy = (tools: Toolbox): readonly PromptDefinition[] =>
  definitions.filter(({ uses }) => uses.every((id) => tools.has(id)));

/** The prompts, as they are listed. */
export const listPrompts = (tools: Toolbox): readonly Prompt[] =>
  offeredBy(tools).map(({ write: _, uses: __, ...prompt }) => prompt);

/**
 * The messages of a prompt.
 * @throws CallError
 */
export async function getPrompt(name: string, args: Arguments, running: Running): Promise<GetPromptResult> {
  const offered = offeredBy(running.tools);
  const found = offered.find((one) => one.name === name);
  const names = offered.map((one) => one.name);
  if (!found) throw usageError(`There is no prompt “${name}”.${suggestNames(name, names, 'Prompts')}`);
  const missing = found.arguments?.find((one) => (args[one.name] ?? '').trim() === '');
  if (missing) throw usageError(`${name} needs the argument “${missing.name}”.`);
  const { shown, note } = cutText(await found.write(args, running), {
    offset: 0,
    limit: 5 * defaultLimit,
    isRandom: false,
  });
  const text = [shown, ...note].join('\n\n');
  return { description: found.title ?? name, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

/** The text of a result; of an error, its message. */
async function resultOf(use: string, args: object, running: Running): Promise<string> {
  try {
    const { content } = await runTool({ use, limit: 4 * defaultLimit, ...args }, running);
    return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return `(${error.message})`;
  }
}
