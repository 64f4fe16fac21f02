import { type LinkedStep, readSteps } from '#core/execution/recipe-link.ts';
import type { Tool } from '#core/tool.ts';
import type { Host, Input } from '#page/services.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useFormat, useMessages } from '#ui/messages.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import { deleteRecipe, favoritesFirst, pathToSaved, savedRecipes, saveRecipe } from '../state/saved-recipes.ts';
import { useSetting } from '../state/setting.ts';
import { exampleRecipes } from './example-recipes.ts';
import { toNewSteps } from './link/linked-recipe.ts';
import { RecipeHeart } from './menus/recipe-heart.tsx';
import { toStep } from './peeled-steps.ts';
import classes from './recipe.module.css';
import type { RecipeTexts } from './recipe-types.ts';
import type { NewStep } from './steps.ts';
import { usePeeled } from './use-peeled.ts';

export interface StartersProps {
  readonly texts: RecipeTexts;
  readonly host: Host;
  /** Of the recipe. */
  readonly input: Input;
  readonly nameKind: (kind: string) => string;
  readonly loadTool: (id: string) => Promise<Tool | undefined>;
  readonly onBegin: (steps: readonly NewStep[], input?: Input) => void;
}

const previewLength = 300;

/** What a recipe can begin with: those that were saved, and examples. */
export function Starters({ texts, host, input, nameKind, loadTool, onBegin }: StartersProps) {
  const format = useFormat();
  const { locale } = useMessages();
  const saved = favoritesFirst(useSetting(savedRecipes));
  const peeled = usePeeled('text' in input ? input.text : '', host);
  const begin = (steps: readonly LinkedStep[], text?: string) =>
    void toNewSteps(steps, loadTool).then(
      (read) => onBegin(read, text === undefined ? undefined : { text }),
      reportMissingCode,
    );
  return (
    <div className={classes.starters}>
      {peeled && (
        <section>
          <h2>{texts.inside}</h2>
          <p>
            <strong>{[...peeled.layers.map(({ kind }) => kind), peeled.kind].map(nameKind).join(' → ')}</strong>
          </p>
          {typeof peeled.value === 'string' && (
            <p className={classes.preview}>{peeled.value.slice(0, previewLength)}</p>
          )}
          <Button icon="list-check" onClick={() => begin(peeled.layers.map(toStep))}>
            {texts.decodeInside}
          </Button>
        </section>
      )}
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
                <RecipeHeart recipe={recipe} texts={texts} />
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
          {exampleRecipes.map(({ id, steps, input: example }) => (
            <li key={id}>
              <Button variant="text" data-example={id} onClick={() => begin(readSteps(steps) ?? [], example)}>
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
