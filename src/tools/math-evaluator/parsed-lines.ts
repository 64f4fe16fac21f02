import type { MathNode } from 'mathjs';
import { type Engine, forbidden } from './engine.ts';
import { assignedNames } from './exact.ts';
import { nameOf, nodesIn } from './nodes.ts';
import { resolvePercentages } from './percent.ts';
import { Problem, parseError, runError } from './problems.ts';
import { bindQuotients } from './quotients.ts';
import type { Line } from './spelling.ts';

export const isBlank = ({ written }: Line): boolean => /^\s*(?:#|$)/u.test(written);

/** The node of a line; undefined where it is empty. */
export function parseLine(engine: Engine, line: Line): MathNode | undefined {
  if (isBlank(line)) return undefined;
  refuseTimes(line);
  let node: MathNode;
  const { Unit } = engine.math as unknown as { readonly Unit: { isValuelessUnit(name: string): boolean } };
  const spelled = bindQuotients(line.spelled, (name) => !line.own.has(name) && Unit.isValuelessUnit(name));
  try {
    node = engine.parse(spelled.text);
    if (line.written.includes('%')) node = resolvePercentages(node, engine);
  } catch (cause) {
    throw parseError(cause, { ...line, spelled });
  }
  const unknown = namesIn(node).find((name) => forbidden.has(name));
  if (unknown !== undefined) throw runError(new Error(`Undefined function ${unknown}`), { line });
  return node;
}

/** A time, and another one or a duration that is added, subtracted or where it ends. */
const timeAndMore =
  /(?<![\w.:])(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?:\s*[-+−]\s*|\s+to\s+)(?:\d{1,2}:[0-5]\d|\d[\d.]{0,9}\s?(?:h|min|s|(?:hour|minute|second)s?))(?!\w)/;

/** @throws Problem for a sum of times of day or durations, which the parser would take for ranges */
function refuseTimes({ written, start }: Line): void {
  const [code = ''] = written.split('#');
  const found = timeAndMore.exec(code);
  if (!found) return;
  const [text, h = '', m = '', s] = found;
  const duration = [`${Number(h)} h`, `${Number(m)} min`, ...(s ? [`${Number(s)} s`] : [])].join(' ');
  throw new Problem('clock', { duration }, { offset: start + found.index, length: text.length });
}

function tryParse(engine: Engine, line: Line): MathNode | undefined {
  try {
    return parseLine(engine, line);
  } catch {
    return undefined;
  }
}

/** The statements of a line, and which of them are shown. */
export function statementsOf(node: MathNode): readonly { readonly node: MathNode; readonly isShown: boolean }[] {
  if (node.type !== 'BlockNode') return [{ node, isShown: true }];
  const { blocks } = node as unknown as { readonly blocks: { readonly node: MathNode; readonly visible: boolean }[] };
  return blocks.map(({ node: statement, visible }) => ({ node: statement, isShown: visible }));
}

/** The names that an expression uses. */
export const namesIn = (node: MathNode): readonly string[] =>
  nodesIn(node)
    .filter(({ type }) => type === 'SymbolNode')
    .map(nameOf);

/** The requested lines and those whose variables they use, in order. */
export function neededBy(lines: readonly Line[], wanted: ReadonlySet<number>, engine: Engine): readonly number[] {
  const needed: number[] = [];
  const names = new Set<string>();
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index];
    if (!line || isBlank(line)) continue;
    const node = tryParse(engine, line);
    if (!node) continue;
    const isNeeded = wanted.has(index) || names.has('ans') || assignedNames(node).some((name) => names.has(name));
    if (!isNeeded) continue;
    needed.push(index);
    names.delete('ans');
    for (const name of namesIn(node)) names.add(name);
  }
  return needed.reverse();
}

/** Functions whose results are whole where their values are, at a cost that does not grow much with their digits. */
const wholeFunctions = new Set(
  'abs add catalan bellNumbers ceil combinations combinationsWithRep composition cube det diag cbrt dot factorial fix floor gcd hypot kron lcm max min mod multinomial multiply nthRoot permutations pow prod round sign sqrt square stirlingS2 subtract sum trace transpose'.split(
    ' ',
  ),
);

/** Whether a line, and the functions of its own that it uses, do nothing but arithmetic. */
export function isWholeWork(lines: readonly Line[], index: number, engine: Engine): boolean {
  return neededBy(lines, new Set([index]), engine).every((each) => {
    const line = lines[each];
    const node = line && tryParse(engine, line);
    const names = new Set(lines.flatMap((one) => (isBlank(one) ? [] : assignedNamesOf(engine, one))));
    return (
      node !== undefined &&
      namesIn(node).every(
        (name) => wholeFunctions.has(name) || names.has(name) || name === 'ans' || isParameter(node, name),
      )
    );
  });
}

const assignedNamesOf = (engine: Engine, line: Line): readonly string[] => {
  const node = tryParse(engine, line);
  return node ? assignedNames(node) : [];
};

const isParameter = (node: MathNode, name: string): boolean =>
  nodesIn(node).some(
    (part) =>
      part.type === 'FunctionAssignmentNode' &&
      (part as unknown as { readonly params: readonly string[] }).params.includes(name),
  );
