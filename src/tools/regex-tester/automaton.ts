import type { AST } from '@eslint-community/regexpp';
import type { ReadPattern } from './pattern.ts';

/** A place in a pattern that reads one character. */
export interface Position {
  readonly raw: string;
  /** Where it is in the pattern, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** The places of a pattern that read characters, and which of them can come next. */
export interface Automaton {
  readonly positions: readonly Position[];
  /** By position: those that can follow, each with the number of ways to get there, 1 or 2. */
  readonly next: readonly ReadonlyMap<number, number>[];
  /** By position: the text can end there, whatever follows. */
  readonly isFree: readonly boolean[];
}

/** Patterns with more states are not analysed. */
const maxStates = 400;
/** A part that is repeated at most so often is written out, else it counts as repeated without end. */
const maxWrittenOut = 12;
/** Ways that are followed from one place. */
const maxWays = 2_000;

interface State {
  position?: number;
  readonly next: number[];
  isAssertion?: true;
}

class TooLarge extends Error {}

/**
 * Builds the automaton of a pattern. Assertions count as if they always held, a reference to a group as nothing.
 * @returns undefined where it would be too large
 */
export function buildAutomaton({ tree }: ReadPattern): Automaton | undefined {
  const states: State[] = [];
  const positions: Position[] = [];
  const add = (state: Omit<State, 'next'> = {}): number => {
    if (states.length >= maxStates) throw new TooLarge();
    states.push({ ...state, next: [] });
    return states.length - 1;
  };
  const link = (from: number, to: number) => states[from]?.next.push(to);

  /** Adds a node after a state; returns the state after it. */
  const append = (node: AST.Element, from: number): number => {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return appendAlternatives(node.alternatives, from);
      case 'Quantifier':
        return appendRepeated(node, from);
      case 'Assertion': {
        const after = add({ isAssertion: true });
        link(from, after);
        return after;
      }
      case 'Backreference':
        return from;
      default: {
        positions.push({ raw: node.raw, start: node.start, end: node.end });
        const after = add({ position: positions.length - 1 });
        link(from, after);
        return after;
      }
    }
  };
  const appendAlternatives = (alternatives: readonly AST.Alternative[], from: number): number => {
    const after = add();
    for (const { elements } of alternatives) {
      const begin = add();
      link(from, begin);
      link(
        elements.reduce((state, element) => append(element, state), begin),
        after,
      );
    }
    return after;
  };
  const appendRepeated = ({ element, min, max }: AST.Quantifier, from: number): number => {
    const isOpen = max > maxWrittenOut;
    const needed = Math.min(min, 2);
    let state = from;
    for (let n = isOpen ? 1 : 0; n < (isOpen ? needed : min); n++) state = append(element, state);
    const after = add();
    if (isOpen) {
      const begin = add();
      link(state, begin);
      const end = append(element, begin);
      link(end, begin);
      link(end, after);
      if (min === 0) link(state, after);
      return after;
    }
    for (let n = min; n < max; n++) {
      link(state, after);
      state = append(element, state);
    }
    link(state, after);
    return after;
  };

  try {
    const end = appendAlternatives(tree.alternatives, add());
    const origins = positions.map((_, position) => states.findIndex((state) => state.position === position));
    const walks = origins.map((origin) => walk(states, origin, end));
    return { positions, next: walks.map(({ ways }) => ways), isFree: walks.map(({ isFree }) => isFree) };
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** Counts the ways from a state to the next positions, and whether one leads to the end without a condition. */
function walk(states: readonly State[], origin: number, end: number) {
  const ways = new Map<number, number>();
  let isFree = false;
  let steps = 0;
  const onPath = new Set<number>();
  const follow = (at: number, hasCondition: boolean): void => {
    if (++steps > maxWays) throw new TooLarge();
    if (at === end && !hasCondition) isFree = true;
    onPath.add(at);
    for (const to of states[at]?.next ?? []) {
      const { position, isAssertion } = states[to] as State;
      if (position !== undefined) ways.set(position, Math.min(2, (ways.get(position) ?? 0) + 1));
      // An empty round of a loop ends it.
      else if (!onPath.has(to)) follow(to, hasCondition || isAssertion === true);
    }
    onPath.delete(at);
  };
  follow(origin, false);
  return { ways, isFree };
}
