import { useEffect, useState } from 'react';
import { readSteps } from '#core/execution/recipe-link.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';
import { reportMissingCode } from '#ui/page-hints.ts';
import { commandOf, type ToolOf } from '../recipe/forms.ts';
import { toNewSteps } from '../recipe/link/linked-recipe.ts';
import { SaveForm } from '../recipe/menus/save-form.tsx';
import type { RecipeTexts } from '../recipe/recipe-types.ts';
import { beginWith, type RecipeStep } from '../recipe/steps.ts';
import { firstText, leaveForRecipe, type Trail } from './trail.ts';

export interface TrailActionsProps {
  readonly texts: RecipeTexts;
  readonly trail: Trail;
  /** All steps of the trail as a link has them; undefined where no link can. */
  readonly steps: string | undefined;
  readonly toolOf: ToolOf;
  readonly titleOf: (tool: string) => string;
  /** The address of the page for recipes. */
  readonly href: string;
}

/** What can be done with the steps of a trail as a whole. */
export function TrailActions({ texts, trail, steps = '', toolOf, titleOf, href }: TrailActionsProps) {
  const [recipe, setRecipe] = useState<readonly RecipeStep[]>([]);
  /** The steps that were saved. */
  const [saved, setSaved] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tools are loaded before
  useEffect(() => {
    toNewSteps(readSteps(steps) ?? [], async (id) => toolOf(id)).then(
      (read) => setRecipe(beginWith(read).steps),
      reportMissingCode,
    );
  }, [steps]);
  const isEmpty = steps === '';
  const command = () => {
    const isSecret = recipe.some(({ tool }) => hasSecretInput(toolOf(tool) ?? { operations: {} }));
    return commandOf(recipe, toolOf, isSecret ? undefined : firstText(trail));
  };
  return (
    <>
      <IconButton
        icon="list-check"
        label={texts.trail.openRecipe}
        href={`${href}#do=${steps}`}
        disabled={isEmpty}
        onClick={() => leaveForRecipe(trail)}
      />
      <CopyButton label={texts.trail.copyCommand} content={command} source={steps} disabled={isEmpty} />
      <PopoverButton
        isIcon
        icon={saved === steps ? 'check' : 'device-floppy'}
        label={saved === steps ? texts.trail.saved : texts.saveTitle}
        disabled={isEmpty}
      >
        {(close) => (
          <SaveForm
            texts={texts}
            steps={recipe}
            toolOf={toolOf}
            titleOf={({ tool }) => titleOf(tool)}
            each={undefined}
            name={undefined}
            onSaved={() => setSaved(steps)}
            close={close}
          />
        )}
      </PopoverButton>
    </>
  );
}
