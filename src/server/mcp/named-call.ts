import { findName } from '#core/kebab.ts';
import type { Operation } from '#core/tool.ts';
import { type LoadedTool, loadTool } from '#host/load-tool.ts';
import { CallError, suggestNames } from './problem.ts';
import type { Toolbox } from './toolbox.ts';

/** An operation that a call names. */
export interface NamedOperation {
  readonly loaded: LoadedTool;
  readonly name: string;
  readonly operation: Operation;
  /** `tool/operation`. */
  readonly use: string;
}

const unknown = (message: string): CallError => new CallError({ code: 'unknown', message });

/**
 * The tool of a written name, as a toolbox finds it.
 * @throws CallError `unknown`, naming the nearest ones
 */
export async function loadNamedTool(written: string, tools: Toolbox): Promise<LoadedTool> {
  const found = tools.find(written);
  if ('matches' in found) throw unknown(`“${written}” matches several tools: ${found.matches.join(', ')}.`);
  if ('near' in found) {
    const hint = found.near.length > 0 ? `Did you mean ${found.near.join(', ')}?` : 'find_tools searches them.';
    throw unknown(`There is no tool “${written}”. ${hint}`);
  }
  const loaded = await loadTool(found.id);
  if (Object.keys(loaded.operations).length === 0) throw unknown(`${loaded.messages.title} works in the browser only.`);
  return loaded;
}

/**
 * The operation of `tool/operation`; the first one of a tool alone.
 * @throws CallError `unknown`, naming the nearest ones
 */
export async function loadNamedOperation(written: string, tools: Toolbox): Promise<NamedOperation> {
  const [id = '', wanted, more] = written.trim().split(/\s*[/\s]\s*/);
  if (more !== undefined) throw unknown('Name one operation, as “tool/operation”. Its options go into “options”.');
  const loaded = await loadNamedTool(id, tools);
  const names = Object.keys(loaded.operations);
  const name = wanted === undefined ? names[0] : findName(names, wanted);
  const operation = name === undefined ? undefined : loaded.operations[name];
  if (name === undefined || !operation)
    throw unknown(`${loaded.id} has no operation “${wanted}”.${suggestNames(wanted ?? '', names, 'Operations')}`);
  return { loaded, name, operation, use: `${loaded.id}/${name}` };
}
