import { readSteps } from '#core/execution/recipe-link.ts';
import type { Tool } from '#core/tool.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useFormat, useMessages } from '#ui/messages.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import { deleteRecipe, pathToSaved, savedRecipes, saveRecipe } from '../state/saved-recipes.ts';
import { useSetting } from '../state/setting.ts';
import { exampleRecipes } from './example-recipes.ts';
import { toNewSteps } from './linked-recipe.ts';
import classes from './recipe.module.css';
import type { RecipeTexts } from './recipe-types.ts';
import type { NewStep } from './steps.ts';

export interface StartersProps {
  readonly texts: RecipeTexts;
  readonly loadTool: (id: string) => Promise<Tool | undefined>;
  readonly onBegin: (steps: readonly NewStep[], input: string) => void;
}

/** What a recipe can begin with: those that were saved, and examples. */
export function Starters({ texts, loadTool, onBegin }: StartersProps) {
  const format = useFormat();
  const { locale } = useMessages();
  const saved = useSetting(savedRecipes);
  const begin = (steps: string, input: string) =>
    toNewSteps(readSteps(steps) ?? [], loadTool).then((read) => onBegin(read, input), reportMissingCode);
  return (
    <div className={classes.starters}>
      {saved.length > 0 && (
        <section>
          <h2>{texts.saved}</h2>
          <ul>
            {saved.map((recipe) => (
              <li key={recipe.name}>
                <Button
                  variant="text"
                  icon="list-check"
                  href={pathToSaved(recipe, locale)}
                  onClick={() => saveRecipe(recipe)}
                >
                  {recipe.name}
                </Button>
                <IconButton
                  icon="trash"
                  label={format(texts.deleteSaved, { name: recipe.name })}
                  onClick={() => deleteRecipe(recipe.name)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{texts.begin}</h2>
        <ul>
          {exampleRecipes.map(({ id, steps, input }) => (
            <li key={id}>
              <Button variant="text" data-example={id} onClick={() => void begin(steps, input)}>
                <Icon name="bulb" />
                {texts.example[id]}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
