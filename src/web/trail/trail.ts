/** The pages that a value goes through, from tool to tool, and how to get back to them and on from there. */
import { readSteps, writeSteps } from '#core/execution/recipe-link.ts';
import { type Input, inputValue } from '#page/services.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import { arrivedName, isSecretInput, keptInput, sentName } from '../storage/kept-inputs.ts';
import { pass } from '../storage/memory.ts';
import { entryKey, originFrom, setNext, type TrailPage, type Visit, type VisitOrigin } from '../storage/visit.ts';

export interface Trail {
  /** The input that it begins with; undefined where that is no longer known. */
  readonly first: Input | undefined;
  readonly isSecret: boolean;
  /** The pages that have led to the one that is shown, as far as their steps are known and their inputs are the same. */
  readonly before: readonly VisitOrigin[];
  /** What they do. */
  readonly steps: readonly string[];
  /** The pages that its result went on to before the user came back. */
  readonly ahead: readonly TrailPage[];
}

/**
 * The trail that a page is a part of; undefined where it is alone. It begins with the last page whose input was changed,
 * before or after its result went on: what a page shows now would not lead to the next one.
 * @param input that of the page now
 */
export function trailOf({ name, origin, ahead = [] }: Visit, input: Input): Trail | undefined {
  const before: VisitOrigin[] = [];
  let [first, firstName]: [Input | undefined, string] = [input, name];
  for (let one = origin; one?.steps !== undefined && isSame(first, keptInput(arrivedName(firstName))); ) {
    const sent = keptInput(sentName(firstName));
    const now = keptInput(one.visit.name);
    // One that is no longer known, such as a secret after a reload, may be the same.
    if (sent && now && !isSame(sent, now)) break;
    before.unshift(one);
    [first, firstName] = [sent, one.visit.name];
    one = one.visit.origin;
  }
  const linked = readSteps(origin?.steps ?? '') ?? [];
  // A trail that no link has room for is none.
  if (linked.length < before.length || before.length + ahead.length === 0) return undefined;
  const steps = linked.slice(linked.length - before.length).map((step) => writeSteps([step]));
  return { first, isSecret: isSecretInput(firstName), before, steps, ahead };
}

const isSame = (a: Input | undefined, b: Input | undefined): boolean =>
  a !== undefined && b !== undefined && inputValue(a) === inputValue(b);

/**
 * Leads a link back to a page of the trail, from which the value can go on to the later ones again.
 * @param step what the page that is shown does
 */
export function goBack(trail: Trail, index: number, shown: TrailPage): void {
  const { before, steps, ahead } = trail;
  const visit = before[index]?.visit;
  const left = before.slice(index + 1).map(({ tool, href }, at) => ({ tool, href, step: steps[index + 1 + at] }));
  const pick = readSteps(steps[index] ?? '')?.[0]?.pick;
  if (visit) setNext({ ...visit, pick, ahead: [...left, shown, ...ahead] });
}

/** The text that a trail begins with; undefined where it is a secret, or no text. */
export const firstText = ({ first, isSecret }: Trail): string | undefined =>
  first && !isSecret && 'text' in first ? first.text : undefined;

/** Leaves the input of the first step for the page for recipes. */
export function leaveForRecipe({ first, isSecret }: Trail): void {
  if (first) pass(recipePage, { input: first, isSecret });
}

/** What a step makes of its input; undefined where it gives nothing to go on with, or must not run by itself. */
export type RunStep = (page: TrailPage, input: Input) => Promise<Input | undefined>;

/**
 * Passes a value on to a page ahead, through those between, of which the first that makes nothing of it is the last.
 * Returns the address to go to.
 * @param value what the page that is shown makes
 */
export async function goAhead(
  { origin, tool, name }: Visit,
  ahead: readonly TrailPage[],
  index: number,
  shown: TrailPage,
  value: Input,
  isSecret: boolean,
  run: RunStep,
): Promise<string> {
  let from: Visit = { tool, name, origin };
  let last = shown;
  let input = value;
  for (const [at, page] of ahead.slice(0, index + 1).entries()) {
    // The pages between have no entry of the history.
    from = pass(page.tool, {
      input,
      isSecret,
      origin: originFrom(from, last.href, last.step, at === 0 ? entryKey() : undefined),
      ahead: ahead.slice(at + 1),
    });
    last = page;
    // The page says itself what is wrong.
    const made = at < index ? await run(page, input).catch(() => undefined) : undefined;
    if (!made) break;
    input = made;
  }
  return last.href;
}
