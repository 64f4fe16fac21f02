import type { Input } from '#page/services.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuButton } from '#ui/overlay/menu-button.tsx';
import type { RecipeActions, RecipeTexts } from './recipe-types.ts';
import type { RecipeStep } from './steps.ts';

interface StepMenuProps {
  readonly step: RecipeStep;
  /** Its place, from 0. */
  readonly index: number;
  /** How many there are. */
  readonly count: number;
  /** What it gets. */
  readonly input: Input;
  /** Its result, where that can be edited. */
  readonly result: string | undefined;
  readonly texts: RecipeTexts;
  readonly actions: RecipeActions;
  /** The address of the tool's page with the operation; undefined where it does not offer that. */
  readonly href: string | undefined;
  /** Adds a step behind this one. */
  readonly onAdd: () => void;
}

/** What can be done with a step, beside deleting it. */
export const StepMenu = ({ step, index, count, input, result, texts, actions, href, onAdd }: StepMenuProps) => (
  <MenuButton icon="dots-vertical" label={texts.more}>
    {() => (
      <Menu
        label={texts.more}
        items={[
          { label: texts.addAfter, icon: 'plus', onPick: onAdd },
          {
            label: texts.moveUp,
            icon: 'arrow-up',
            isDisabled: index === 0,
            onPick: () => actions.move(index, index - 1),
          },
          {
            label: texts.moveDown,
            icon: 'arrow-down',
            isDisabled: index === count - 1,
            onPick: () => actions.move(index, index + 1),
          },
          { label: texts.duplicate, icon: 'copy-plus', onPick: () => actions.duplicate(step.id) },
          {
            label: step.isOff ? texts.turnOn : texts.turnOff,
            icon: step.isOff ? 'eye' : 'eye-off',
            onPick: () => actions.turnOff(step.id, !step.isOff),
          },
          {
            label: texts.endHere,
            icon: 'player-play',
            isDisabled: step.isOff === true || index === count - 1,
            onPick: () => actions.endAt(step.id),
          },
          ...(result === undefined
            ? []
            : [{ label: texts.edit, icon: 'pencil', onPick: () => actions.edit(step.id, result) } as const]),
          ...(href === undefined
            ? []
            : [
                {
                  label: texts.open,
                  icon: 'external-link',
                  onPick: () => actions.open(href, step.tool, input),
                } as const,
              ]),
        ]}
      />
    )}
  </MenuButton>
);
