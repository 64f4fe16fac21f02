/** Recipes in files: those of the user, and those that others have written. */
import { mkdir, readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { maxSteps, type RecipeFault, readRecipe, writeRecipe } from '#core/execution/recipe-json.ts';
import { stepsOfAddress } from '#core/execution/recipe-link.ts';
import { isPrivate } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { readBeginning } from '../input.ts';
import { saveResult } from '../output.ts';
import type { Streams } from '../streams.ts';
import { suggest, UsageError } from '../usage-error.ts';
import type { Step } from './steps.ts';
import { toRecipe, toSteps } from './to-steps.ts';

const extension = '.json';

/** More than a recipe may be long: the rest of another file need not be read. */
const maxBytes = 4_000_000;

/** A name that is one file in every system. */
const validName = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,60}$/u;

/** The folder of saved recipes, as the XDG Base Directory Specification has it; that of the user's settings on Windows. */
const folderOf = ({ env = process.env }: Streams): string =>
  join(env['XDG_CONFIG_HOME'] || env['APPDATA'] || join(homedir(), '.config'), 'penknife', 'recipes');

/**
 * Saves steps under a name, in place of those saved under it before; returns the path.
 * @throws UsageError for a name that is no file's, for steps that hold a secret, and where it cannot be written
 */
export async function saveSteps(name: string, steps: readonly Step[], streams: Streams): Promise<string> {
  if (!validName.test(name) || name.endsWith(extension))
    throw new UsageError('Name a recipe with letters, digits, spaces, -, _ and dots, such as: --save nested-jwt');
  for (const [
    index,
    {
      loaded,
      operation: { options: fields = {} },
      options,
    },
  ] of steps.entries()) {
    const secret = Object.keys(options).find((field) => fields[field] && isPrivate(fields[field]));
    if (secret)
      throw new UsageError(`Step ${index + 1} (${loaded.id}): --${toKebab(secret)} is secret and cannot be saved.`);
  }
  const folder = folderOf(streams);
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new UsageError(`Cannot write to ${folder}: ${error.message}.`);
  });
  const path = join(folder, `${name}${extension}`);
  await saveResult(writeRecipe(toRecipe(steps)), path, false);
  return path;
}

/**
 * The steps of a saved recipe, of a link to one, which is not opened, or of a file, which a path or `.json` names.
 * @throws UsageError where there is none, or it is wrong
 */
export async function savedSteps(named: string, streams: Streams): Promise<readonly Step[]> {
  const linked = stepsOfAddress(named);
  if (linked?.length) return toSteps(linked.map(({ options, ...step }) => ({ ...step, written: options })));
  if (linked !== undefined) throw new UsageError('The link contains no recipe. Check that you copied all of it.');
  const isPath = /[/\\]/.test(named) || named.endsWith(extension);
  if (!isPath) await checkSaved(named, streams);
  const path = isPath ? named : join(folderOf(streams), `${named}${extension}`);
  const text = await (await readBeginning(path, maxBytes)).text();
  const read = readRecipe(text);
  if ('fault' in read) throw new UsageError(`${path} is not a recipe: ${describeFault(read.fault)}`);
  return toSteps(read.recipe);
}

/** @throws UsageError where nothing is saved under the name */
async function checkSaved(name: string, streams: Streams): Promise<void> {
  const files = await readdir(folderOf(streams)).catch((): string[] => []);
  const saved = files.filter((file) => file.endsWith(extension)).map((file) => file.slice(0, -extension.length));
  if (saved.includes(name)) return;
  const others = saved.length > 0 ? `Saved: ${saved.toSorted().join(', ')}.` : 'No recipes are saved yet: see --save.';
  throw new UsageError(`No recipe is saved as “${name}”.${suggest(name, saved, others)}`);
}

function describeFault(fault: RecipeFault): string {
  switch (fault.code) {
    case 'json':
      return 'it is not valid JSON.';
    case 'version':
      return '“version” must be 1.';
    case 'steps':
      return '“steps” must be a list of steps.';
    case 'too-long':
      return `it has more than ${maxSteps} steps, or more than 1 MB.`;
    case 'step':
      return `step ${fault.step + 1} must have “use”, such as "json-prettify/format", and may have “options”, “pick” and “skip”.`;
  }
}
