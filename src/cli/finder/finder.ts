/** `penknife` on a terminal: finds an operation, asks for its input, runs it, and prints the command that does so. */
import { defaultOptions, isActive, sameValue } from '#core/fields.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import { type CommandInput, commandFor } from '#lib/command-for.ts';
import { optionFlags } from '#lib/option-flags.ts';
import { toFlag } from '../arguments.ts';
import { escapeControls } from '../rendering/escape-controls.ts';
import { paintFor } from '../rendering/paint.ts';
import { reportError } from '../report.ts';
import { runTool } from '../run-tool.ts';
import { type Streams, write } from '../streams.ts';
import { loadTool } from '../tools.ts';
import { askText, type Typed } from './ask-text.ts';
import { choose } from './choose.ts';
import { askField, askOptions, checkText, headingOf, isHidden, isNeeded, labelOf, type Values } from './options.ts';
import { createRows, type Target } from './rows.ts';
import { type Terminal, withTerminal } from './terminal.ts';

/** All that a call needs. */
export interface Answers {
  readonly loaded: LoadedTool;
  readonly name: string;
  readonly options: Values;
  /** Second documents, by option. */
  readonly documents: Readonly<Record<string, Typed>>;
  /** Absent for a generator. */
  readonly input?: Typed;
}

/**
 * Asks what to run, and runs it as the command line would.
 * @throws Interrupted by Ctrl C or Escape
 */
export async function runFinder(streams: Streams): Promise<number> {
  const answers = await withTerminal(streams, askCall);
  const { id } = answers.loaded;
  const status = await runTool(id, wordsOf(answers), streams).catch((error) => reportError(error, false, streams));
  const command = paintFor(streams.stderr, streams)('green', commandOf(answers));
  await write(streams.stderr, `\nThe same again:\n${command}\n`);
  return status;
}

async function askCall(terminal: Terminal): Promise<Answers> {
  const { value, isByTab } = await choose<Target>(terminal, {
    heading: 'Penknife: what do you want to do?',
    hint: 'Type to find · Enter: run · Tab: options · Esc: leave',
    find: createRows(),
  });
  const loaded = await loadTool(value.id);
  const { operation: name } = value;
  const options = isByTab ? await askOptions(terminal, loaded, name) : {};
  const input = value.input === undefined ? await askInput(terminal, loaded, name) : { text: value.input };
  const needed = await askNeeded(terminal, loaded, name, options);
  return { loaded, name, ...needed, ...(input ? { input } : {}) };
}

async function askInput(terminal: Terminal, loaded: LoadedTool, name: string): Promise<Typed | undefined> {
  const { input, masked = false } = loaded.operations[name] ?? {};
  if (input === undefined) return undefined;
  return askText(terminal, {
    heading: `${headingOf(loaded, name)}: input`,
    isHidden: masked,
    takesFile: true,
    isFile: ['file', 'bytes'].includes(kindInfo(input).repr),
  });
}

/** Asks for what the input needs beside it; some of that may depend on the options. */
async function askNeeded(
  terminal: Terminal,
  loaded: LoadedTool,
  name: string,
  chosen: Values,
): Promise<Pick<Answers, 'options' | 'documents'>> {
  const fields = loaded.operations[name]?.options ?? {};
  const documents: Record<string, Typed> = {};
  let options = chosen;
  for (const [option, field] of Object.entries(fields)) {
    if (!isNeeded(field) || !isActive(field, { ...defaultOptions(fields), ...options })) continue;
    if (field.document === undefined)
      options = { ...options, [option]: await askField(terminal, loaded, option, field, field.default) };
    else
      documents[option] = await askText(terminal, {
        heading: labelOf(loaded, option),
        isHidden: isHidden(field),
        takesFile: true,
        check: (text) => checkText(loaded, option, field, text),
      });
  }
  return { options, documents };
}

/** The options that are effective and differ from their defaults. */
function changedOptions({ loaded, name, options }: Answers): Values {
  const fields = loaded.operations[name]?.options ?? {};
  const all = { ...defaultOptions(fields), ...options };
  const changed = Object.entries(fields).filter(
    ([option, field]) => isActive(field, all) && !sameValue(all[option], field.default),
  );
  return Object.fromEntries(changed.map(([option]) => [option, all[option]]));
}

/** The words of a command line after the name of the tool, with secrets: they stay in this process. */
export function wordsOf(answers: Answers): readonly string[] {
  const { name, documents, input } = answers;
  const flags = Object.entries(changedOptions(answers)).flatMap(([option, value]) => optionFlags(option, value));
  const files = Object.entries(documents).flatMap(([option, typed]) =>
    'file' in typed ? [`${toFlag(option)}-file`, typed.file] : optionFlags(option, typed.text),
  );
  const last = input === undefined ? [] : 'file' in input ? ['--file', pathOf(input.file)] : ['--', input.text];
  return [name, ...flags, ...files, ...last];
}

/** A lone `-` is standard input. */
const pathOf = (path: string): string => (path === '-' ? './-' : path);

/**
 * The command that does the same, without secrets. What a command line cannot carry comes from standard input, or a file
 * named after its option.
 */
export function commandOf(answers: Answers): string {
  const { loaded, name, documents, input = {} } = answers;
  const all = { ...defaultOptions(loaded.operations[name]?.options ?? {}), ...changedOptions(answers) };
  const write = (given: CommandInput, others: Readonly<Record<string, CommandInput>>) =>
    printable(commandFor(loaded.id, loaded.tool, name, all, given, others));
  const files = Object.fromEntries(Object.keys(documents).map((option) => [option, { file: `${option}.txt` }]));
  return write(input, documents) ?? write(input, files) ?? write({}, files) ?? '';
}

/** A command that a terminal shows as it is. */
const printable = (command: string | undefined): string | undefined =>
  command !== undefined && escapeControls(command) === command ? command : undefined;
