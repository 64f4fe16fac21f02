import { runsAtOnce } from '#core/execution/runs-at-once.ts';
import { findName } from '#core/kebab.ts';
import { inputOfLink } from '#core/links/links.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { readHistory } from '#page/history/read-history.ts';
import { emptyInput, inputValue, isEmptyInput, type ToolMemory } from '#page/services.ts';
import { chooseByQuery, readChosen, readLeft } from './chosen-options.ts';
import type { SessionState, Step } from './session-state.ts';
import { optionsIn, queryOf, step } from './store.ts';

/** Reads what is remembered or linked to, which comes on top of the defaults that the page was rendered with. */
export function arrive(state: SessionState, memory: ToolMemory): Step {
  const { tool, names, isGiven, sample } = state;
  const query = memory.readQuery();
  const shared = memory.readShared();
  const isReturn = !isGiven && query.size + shared.size === 0 && !isEmptyInput(memory.readInput() ?? emptyInput);
  const wanted = isReturn ? memory.readOperation() : findName(names, query.get('op') ?? '');
  const name = names.find((known) => known === wanted) ?? names[0] ?? '';
  const chosen = { ...readChosen(tool, memory.readKept('options')), ...readLeft(tool, name, memory) };
  const sharedInput = inputOfLink(tool, shared);
  const linked = new URLSearchParams([...query, ...shared]);
  const [lastInput = sample] = tool.page?.keepsInput ? readHistory(memory.readKept('inputs')) : [];
  const kept = sharedInput === null ? memory.readInput() : { text: sharedInput };
  const input = isGiven ? state.input : (kept ?? { text: lastInput });
  const isSelected = !isGiven && !isEmptyInput(input);
  // Another page may have left it: of a secret, nothing stays in the storage.
  if (kept && hasSecretInput(tool)) memory.writeInput(kept, true);
  // No link carries a secret: one that does loses it, so that it goes no further.
  if (sharedInput === null && shared.has('input')) {
    query.delete('q');
    memory.writeQuery(query);
  }
  const visiting = linked.size > 0 ? chooseByQuery(tool, name, linked, chosen) : {};
  // What the palette or another tool has passed on was chosen by the user.
  const isPassedOn = memory.readOrigin() !== undefined;
  const isLinked = linked.size > 0 && !isPassedOn;
  const page = { ...state, name, chosen, visiting, input, isSelected, isLinked };
  const next = { ...page, options: optionsIn(page, name) };
  const isSame = !isGiven && inputValue(input) === sample && linked.size + Object.keys(chosen).length === 0;
  if (state.run.outcome && isSame) return step(state, next, tool.page?.isSlowToStart ? [['warmUp']] : []);
  const hasInput = isGiven || isSelected;
  // Who passes a value with an error on to what fixes it asks for that.
  const isAsked = hasInput ? isPassedOn && tool.operations[name]?.fixes !== undefined : runsAtOnce(tool, name);
  return step(state, { ...next, isAsked, hasBegun: state.hasBegun || hasInput }, [
    ['clear'],
    ...(isReturn && name !== names[0] ? [['writeQuery', queryOf(next)] as const] : []),
  ]);
}
