import { ToolError } from '#core/tool.ts';
import { parsePointer } from '#lib/json/path.ts';
import { followPointer } from '#lib/json/pointer.ts';
import type { TapeReader } from '#lib/json/tape-reader.ts';
import { JsonPathEvaluator } from '#lib/json-path/json-path-evaluator.ts';
import { parseJsonPath } from '#lib/json-path/json-path-parser.ts';

/** The selection of a path. */
export interface Selection {
  readonly rows: readonly number[];
  /** Any number of values (JSONPath), not the single one of a pointer. */
  readonly isList: boolean;
}

/**
 * Rows of the values that a JSONPath expression or a JSON Pointer selects, in each of the top-level values.
 * @param field the option that holds the path, for the places of errors
 * @throws ToolError `path-nothing` (`path`) where a pointer has no value, `pointer-escape`, and those of JSONPath
 */
export function selectRows(reader: TapeReader, path: string, field: string): Selection {
  const roots = [...reader.children(0)];
  if (path !== '' && !path.startsWith('/')) {
    const query = parseJsonPath(path, field);
    return { rows: roots.flatMap((root) => new JsonPathEvaluator(reader, root).select(query)), isList: true };
  }
  const tokens = parsePointer(path);
  if (!tokens) throw new ToolError('pointer-escape', {}, { offset: path.search(/~(?![01])/), field });
  const rows = roots.map((root) => followPointer(reader, root, tokens)).filter((row) => row !== undefined);
  if (rows.length === 0) throw new ToolError('path-nothing', { path }, { offset: 0, field });
  return { rows, isList: false };
}
