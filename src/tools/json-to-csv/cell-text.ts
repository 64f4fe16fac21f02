import type { OptionsOf } from '#core/tool.ts';
import { Kind } from '#lib/json/kind.ts';
import type { JsonTable } from './read-table.ts';
import type { Cell } from './record-walker.ts';
import type tool from './tool.ts';

type ValueOptions = Pick<OptionsOf<typeof tool, 'toMarkdownTable'>, 'nulls' | 'booleans'>;

const booleanWords = { lower: ['false', 'true'], upper: ['FALSE', 'TRUE'], digits: ['0', '1'] } as const;

/** A cell for what is written: its text, and of what type it is. */
export interface CellText {
  readonly text: string;
  readonly type: 'text' | 'number' | 'boolean' | 'null' | 'missing';
}

const missing: CellText = { text: '', type: 'missing' };

/** Gives the text of the cells of a table. */
export function cellReader(
  { reader, texts }: Pick<JsonTable, 'reader' | 'texts'>,
  { nulls, booleans }: ValueOptions,
): (cell: Cell) => CellText {
  const [no, yes] = booleanWords[booleans];
  const [falsehood, truth] = [no, yes].map((text): CellText => ({ text, type: 'boolean' }));
  const nothing: CellText = { text: nulls, type: 'null' };
  return (cell) => {
    if (cell === 0) return missing;
    if (cell < 0) return { text: texts[-cell - 1] ?? '', type: 'text' };
    switch (reader.kind(cell)) {
      case Kind.null:
        return nothing;
      case Kind.true:
        return truth ?? missing;
      case Kind.false:
        return falsehood ?? missing;
      case Kind.number:
        return { text: reader.raw(cell), type: 'number' };
      case Kind.string:
        return { text: reader.string(cell), type: 'text' };
      default:
        return { text: reader.raw(cell), type: 'text' };
    }
  };
}
