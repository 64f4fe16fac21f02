/**
 * `penknife completion SHELL` prints a script for the shell, which calls `penknife completion -- WORDS…` to complete a
 * word.
 */
import type { Field, Fields } from '#core/fields.ts';
import { findName, toKebab } from '#core/kebab.ts';
import { catalog } from '#host/catalog.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import { textEncodings } from '#lib/encoding/text-encoding.ts';
import { settingFlags, spellings, withoutValue } from './arguments.ts';
import { encodingFlag } from './encoding.ts';
import { type Streams, write } from './streams.ts';
import { loadTool } from './tools.ts';
import { suggest, UsageError } from './usage-error.ts';

/** A candidate for a word, and its description. */
type Candidate = readonly [word: string, said?: string];

const commands: readonly Candidate[] = [
  ['list', 'List all tools'],
  ['search', 'Find tools'],
  ['batch', 'JSON Lines in, JSON Lines out'],
  ['mcp', 'Serve the tools to agents'],
  ['pipe', 'Run calls one after another'],
  ['serve', 'Answer calls over HTTP'],
  ['peel', 'Find what is inside a text'],
  ['help', 'Show how a tool is used'],
  ['completion', 'Completion for bash, zsh or fish'],
];

/** Each script offers files where there is no candidate. */
const scripts: Readonly<Record<string, string>> = {
  bash: `# Load with: source <(penknife completion bash)
_penknife() {
  local word
  COMPREPLY=()
  while IFS=$'\\t' read -r word _; do
    COMPREPLY+=("$word")
  done < <(penknife completion -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _penknife penknife
`,
  zsh: `#compdef penknife
# Load with: source <(penknife completion zsh), after compinit.
_penknife() {
  local -a found
  local line
  for line in "\${(@f)$(penknife completion -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] && found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  if (( $#found )); then _describe penknife found; else _files; fi
}
compdef _penknife penknife
`,
  fish: `# Load with: penknife completion fish | source
function __penknife_complete
  set -l current (commandline -ct)
  set -l found (penknife completion -- (commandline -opc)[2..-1] "$current" 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path "$current"
  end
end
complete -c penknife -f -a '(__penknife_complete)'
`,
};

/**
 * Prints the script of a shell, or after `--` a line for each candidate: the word, a tab, and what it is.
 * @throws UsageError where the shell is not known
 */
export async function complete(args: readonly string[], { stdout }: Streams): Promise<void> {
  const [shell = '', ...words] = args;
  if (shell === '--') {
    const found = await findCandidates(words);
    return write(stdout, found.map(([word, said = '']) => `${word}\t${said}\n`).join(''));
  }
  const script = Object.hasOwn(scripts, shell) && words.length === 0 ? scripts[shell] : undefined;
  if (script === undefined) {
    const known = Object.keys(scripts);
    throw new UsageError(`penknife completion takes a shell: ${known.join(', ')}.${suggest(shell, known)}`);
  }
  return write(stdout, script);
}

/** The candidates for the last of the words, which may be empty. */
async function findCandidates(words: readonly string[]): Promise<readonly Candidate[]> {
  // bash splits `--option=value` into three words.
  const [last = '', ...before] = words.filter((word, index) => word !== '=' || index === words.length - 1).toReversed();
  const current = last === '=' ? '' : last;
  const candidates = await listCandidates(before.toReversed(), current);
  return candidates.filter(([word]) => word.startsWith(current) && word !== current);
}

async function listCandidates(before: readonly string[], current: string): Promise<readonly Candidate[]> {
  const [command, ...rest] = before;
  const tools = catalog.map(({ id, title }) => [id, title] as const);
  switch (command) {
    case undefined:
      return [...commands, ...tools];
    case 'help':
      return rest.length === 0 ? tools : [];
    case 'completion':
      return rest.length === 0 ? Object.keys(scripts).map((shell) => [shell]) : [];
    case 'list':
    case 'search':
      return [['--json']];
    case 'batch':
      return [];
    default: {
      const tool = await loadTool(command).catch(() => undefined);
      return tool && !rest.includes('--') ? listArguments(tool, rest, current) : [];
    }
  }
}

/** The candidates in a call of a tool: an operation, a flag, or the value of a flag. */
function listArguments(
  { operations, messages }: LoadedTool,
  before: readonly string[],
  current: string,
): readonly Candidate[] {
  const names = Object.keys(operations);
  const name = findName(names, before[0] ?? '') ?? names[0] ?? '';
  const { options = {}, presets = {}, output = 'text' } = operations[name] ?? {};
  const valuesOf = (flag: string, written: string): readonly string[] => {
    if (flag === '--preset') return Object.keys(presets).map(toKebab);
    if (flag === '--pick') return typeof output === 'string' ? [] : Object.keys(output);
    const spelling = spellings(options).get(flag);
    if (!spelling && settingFlags[flag] === 'encoding') return textEncodings;
    return spelling?.form === 'plain' ? listValues(spelling.field, written) : [];
  };
  const [, flag = '', written = ''] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
  if (flag !== '') return valuesOf(flag, written).map((value) => [`${flag}=${value}`]);
  const last = before.at(-1) ?? '';
  if (takesValue(last, options)) return valuesOf(last, current).map((value) => [value]);
  if (current.startsWith('-')) return listFlags(options, messages, Object.keys(presets).length > 0);
  return before.length === 0 ? names.map((each) => [toKebab(each), messages.operations[each] ?? '']) : [];
}

function takesValue(word: string, options: Fields): boolean {
  const spelling = spellings(options).get(word);
  if (spelling) return spelling.form !== 'negated' && spelling.field.type !== 'flag';
  const setting = settingFlags[word];
  return setting !== undefined && !withoutValue.includes(setting);
}

/** The values of a field; where several are joined by commas, the last is completed. */
function listValues(field: Field, written: string): readonly string[] {
  if (field.type === 'choice') return field.values;
  if (field.type !== 'choices') return [];
  const chosen = written.slice(0, written.lastIndexOf(',') + 1);
  return field.values.filter((value) => !chosen.split(',').includes(value)).map((value) => chosen + value);
}

function listFlags(options: Fields, messages: LoadedTool['messages'], hasPresets: boolean): readonly Candidate[] {
  const own = [...spellings(options)].flatMap(([flag, { name, field, form }]): readonly Candidate[] => {
    const changesNothing =
      field.type === 'flag' ? field.default === (form === 'plain') : form === 'negated' && field.default === null;
    return changesNothing ? [] : [[flag, messages.options?.[name] ?? '']];
  });
  const others = Object.keys(settingFlags).filter(
    (flag) =>
      (settingFlags[flag] !== 'encoding' || flag === encodingFlag(options)) &&
      (settingFlags[flag] !== 'preset' || hasPresets),
  );
  return [...own, ...others.map((flag): Candidate => [flag])];
}
