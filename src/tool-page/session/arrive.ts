import { runsAtOnce } from '#core/execution/runs-at-once.ts';
import { findName } from '#core/kebab.ts';
import { inputOfLink } from '#core/links/links.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import type { Tool } from '#core/tool.ts';
import { readHistory } from '#page/history/read-history.ts';
import { emptyInput, inputValue, isEmptyInput, type ToolMemory } from '#page/services.ts';
import { chooseByQuery, privateParameters, readChosen, readLeft } from './chosen-options.ts';
import type { SessionState, Step } from './session-state.ts';
import { chooseInput, firstInput, optionsIn, ownerOf, queryOf, step } from './store.ts';

/** What `parked` inputs are stored as, beside the documents of options. */
export const parkedName = (owner: string): string => `.${owner}`;

function readParked({ page }: Tool, memory: Pick<ToolMemory, 'readDocument'>): SessionState['parked'] {
  const owners = page?.ownInputs ? ['', ...page.ownInputs] : [];
  return Object.fromEntries(
    owners.flatMap((owner) => {
      const input = memory.readDocument(parkedName(owner));
      return input ? [[owner, input]] : [];
    }),
  );
}

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
  const left = memory.readOperation();
  const owner = ownerOf(state, name);
  // The last input may be that of other operations than the one that is arrived at.
  const isOwn = left === undefined || ownerOf(state, left) === owner;
  if (!isOwn && !hasSecretInput(tool))
    memory.writeDocument(parkedName(ownerOf(state, left)), memory.readInput() ?? emptyInput);
  const parked = readParked(tool, memory);
  const kept = sharedInput === null ? (isOwn ? memory.readInput() : parked[owner]) : { text: sharedInput };
  const input = isGiven ? state.input : (kept ?? firstInput({ ...state, chosen }, owner, lastInput));
  const isSelected = !isGiven && !isEmptyInput(input);
  const former = isGiven ? undefined : memory.readFormer();
  // Another page may have left it: of a secret, nothing stays in the storage.
  if (kept && hasSecretInput(tool)) memory.writeInput(kept, true);
  // No link carries a secret: one that does loses it, so that it goes no further.
  const secrets = privateParameters(tool, query);
  const isSecretInput = sharedInput === null && shared.has('input');
  if (isSecretInput || secrets.length > 0) {
    for (const secret of [...secrets, ...(isSecretInput ? ['q'] : [])]) query.delete(secret);
    memory.writeQuery(query);
  }
  const visiting = linked.size > 0 ? chooseByQuery(tool, name, linked, chosen) : {};
  // What the palette or another tool has passed on was chosen by the user.
  const isPassedOn = memory.readOrigin() !== undefined;
  const isLinked = linked.size > 0 && !isPassedOn;
  const arrived = { name, input, ...chooseInput({ ...state, name, chosen, visiting, input }) };
  // What another page has passed on can be undone as a paste can.
  const replacements =
    former && !isEmptyInput(former.input)
      ? [
          {
            former: {
              ...arrived,
              input: former.input,
              name: names.find((known) => known === former.operation) ?? name,
            },
            by: arrived,
          },
        ]
      : state.replacements;
  const page = { ...state, ...arrived, parked, isSelected, isLinked, replacements };
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
