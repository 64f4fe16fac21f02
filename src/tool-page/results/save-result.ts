import { fileKind } from '#core/kinds/file-kinds.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { fileIn } from './file-in.ts';
import { fileNameOf } from './file-name-of.ts';
import { recordToJson } from './result-json.ts';
import type { ResultParts } from './result-parts.ts';
import { saveFile } from './save-file.ts';

export interface SaveNames {
  /** Of the tool, of which a name is made where no other is given. */
  readonly id: string;
  /** The whole name that the page gives it. */
  readonly fileName?: string | undefined;
  /** The name that the user has chosen for a file. */
  readonly chosenName: string | undefined;
}

/** Downloads a result: one value as what it is, several as JSON. */
export async function saveResult(session: ToolSession, { single, values }: ResultParts, names: SaveNames) {
  const { id, chosenName, fileName = fileNameOf(session) ?? nameAfterInput(session) } = names;
  if (!single) return saveFile(id, await recordToJson(values), fileKind('json'), {});
  await saveFile(id, single.value, fileKind(single.kind), { fileName: fileIn(single) ? chosenName : fileName });
}

/** What is made of a file, whatever its type, is called after it. */
function nameAfterInput({ operation: { input: kind, output }, input }: ToolSession): string | undefined {
  if (kind === undefined || fileKind(kind).repr !== 'file' || !('file' in input) || typeof output !== 'string') return;
  return `${input.file.name}.${fileKind(output).extension}`;
}
