import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { maxOf, minOf } from '#lib/collections/extremes.ts';
import { type Automaton, buildAutomaton, type Position } from './automaton.ts';
import type { ReadPattern } from './pattern.ts';

/** Why matching can take very long. */
export interface Risk {
  /** How the time grows with the text: each further character doubles it, or it grows with the square or more. */
  readonly growth: 'exponential' | 'polynomial';
  /** The part of the pattern that is repeated in several ways, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Triples of places are compared only in patterns with no more of them. */
const maxCompared = 48;
/** The maximum number of triples for each two loops. */
const maxTriples = 3_000;

/**
 * Finds a part of a pattern that can match the same text in many ways, all of which an engine tries before it gives up
 * (catastrophic backtracking). See Weber and Seidl, "On the degree of ambiguity of finite automata" (1991).
 * @returns undefined where there is none, or the pattern is too large to be analysed
 */
export function findRisk(pattern: ReadPattern): Risk | undefined {
  const automaton = buildAutomaton(pattern);
  if (!automaton || automaton.positions.length === 0) return undefined;
  const overlap = comparePositions(automaton, pattern.flags);
  const reach = automaton.next.map((_, from) => reachable(automaton, from));
  const exponential = findExponential(automaton, overlap, reach);
  const loops = exponential ?? findPolynomial(automaton, overlap, reach);
  const places = loops?.map((loop) => automaton.positions[loop] as Position);
  return places && riskOf(exponential ? 'exponential' : 'polynomial', pattern, places);
}

type Overlap = (a: number, b: number) => boolean;

/** Characters that patterns often distinguish, besides those that a pattern names. */
const common = [...'aAzZ09_-. \t\n@/é😀\u2028'];

/** Whether two positions can read the same character: the engine itself says which of some characters each reads. */
function comparePositions({ positions }: Automaton, flags: string): Overlap {
  const raws = [...new Set(positions.map(({ raw }) => raw))];
  const named = raws.flatMap((raw) =>
    [...raw].flatMap((character) => {
      const code = character.codePointAt(0) ?? 0;
      return [code - 1, code, code + 1].filter((each) => each >= 0 && each <= 0x10ffff);
    }),
  );
  const samples = [...new Set([...common, ...named.map((code) => String.fromCodePoint(code))])];
  const kept = flags.replaceAll(/[gyd]/g, '');
  const read = new Map(
    raws.map((raw) => {
      const one = new RegExp(`^(?:${raw})$`, kept);
      return [raw, samples.map((sample) => one.test(sample))];
    }),
  );
  return (a, b) => {
    const [first, second] = [positions[a]?.raw ?? '', positions[b]?.raw ?? ''];
    return first === second || (read.get(first)?.some((reads, at) => reads && read.get(second)?.[at]) ?? false);
  };
}

function reachable({ next }: Automaton, from: number): ReadonlySet<number> {
  const found = new Set<number>();
  const queue = [from];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const to of next[at]?.keys() ?? []) if (!found.has(to)) queue.push(to) && found.add(to);
  return found;
}

/** The places of a loop that two ways lead through with the same text. */
function findExponential(automaton: Automaton, overlap: Overlap, reach: readonly ReadonlySet<number>[]) {
  const { positions, next, isFree } = automaton;
  for (let origin = 0; origin < positions.length; origin++) {
    if (!reach[origin]?.has(origin) || isFree[origin]) continue;
    const twice = [...(next[origin] ?? [])].find(([to, ways]) => ways > 1 && (to === origin || reach[to]?.has(origin)));
    if (twice || meetAgain(automaton, overlap, reach, origin))
      return positions.flatMap((_, position) =>
        reach[origin]?.has(position) && reach[position]?.has(origin) ? [position] : [],
      );
  }
  return undefined;
}

/** Whether two ways that part at a position can come back to it at once. */
function meetAgain(
  { next, positions }: Automaton,
  overlap: Overlap,
  reach: readonly ReadonlySet<number>[],
  origin: number,
) {
  const size = positions.length;
  const seen = new Set<number>();
  const queue: (readonly [number, number])[] = [[origin, origin]];
  for (let pair = queue.pop(); pair; pair = queue.pop())
    for (const left of next[pair[0]]?.keys() ?? [])
      for (const right of next[pair[1]]?.keys() ?? []) {
        const hasParted = pair[0] !== pair[1];
        if (hasParted && left === origin && right === origin) return true;
        if (left === right || !overlap(left, right) || seen.has(left * size + right)) continue;
        if (!reach[left]?.has(origin) || !reach[right]?.has(origin)) continue;
        seen.add(left * size + right);
        queue.push([left, right]);
      }
  return false;
}

/** Two loops after each other that both read the same text. */
function findPolynomial(automaton: Automaton, overlap: Overlap, reach: readonly ReadonlySet<number>[]) {
  const { positions, isFree } = automaton;
  if (positions.length > maxCompared) return undefined;
  const loops = positions.flatMap((_, position) => (reach[position]?.has(position) ? [position] : []));
  for (const first of loops)
    for (const second of loops) {
      if (first === second || !reach[first]?.has(second) || isFree[second]) continue;
      if (sharesLoop(automaton, overlap, first, second)) return [first, second];
    }
  return undefined;
}

/** Whether one text leads from the first to itself, from there to the second, and from the second to itself. */
function sharesLoop({ next, positions }: Automaton, overlap: Overlap, first: number, second: number): boolean {
  const size = positions.length;
  const seen = new Set<number>();
  const queue: (readonly [number, number, number])[] = [[first, first, second]];
  for (let at = queue.pop(); at; at = queue.pop())
    for (const a of next[at[0]]?.keys() ?? [])
      for (const b of next[at[1]]?.keys() ?? []) {
        if (!overlap(a, b)) continue;
        for (const c of next[at[2]]?.keys() ?? []) {
          if (!overlap(b, c) || !overlap(a, c)) continue;
          if (a === first && b === second && c === second) return true;
          const key = (a * size + b) * size + c;
          if (seen.has(key)) continue;
          if (seen.add(key).size > maxTriples) return false;
          queue.push([a, b, c]);
        }
      }
  return false;
}

/** The part that is repeated, from the first to the last position of the loops. */
function riskOf(growth: Risk['growth'], { tree }: ReadPattern, places: readonly Position[]): Risk {
  const repeated: AST.Quantifier[] = [];
  visitRegExpAST(tree, {
    onQuantifierEnter: (node) => {
      if (node.max > 1) repeated.push(node);
    },
  });
  const holds = (outer: Place, inner: Place) => outer.start <= inner.start && inner.end <= outer.end;
  const all = hull(places);
  // Repetitions are listed from the outermost to the innermost.
  const whole = growth === 'exponential' && repeated.find((node) => holds(node, all));
  const parts = places.map((place) => repeated.findLast((node) => holds(node, place)) ?? place);
  return { growth, ...hull(whole ? [whole] : parts) };
}

type Place = Pick<Risk, 'start' | 'end'>;

const hull = (places: readonly Place[]): Place => ({
  start: minOf(
    places.map(({ start }) => start),
    Number.POSITIVE_INFINITY,
  ),
  end: maxOf(
    places.map(({ end }) => end),
    0,
  ),
});
