import { useState } from 'react';
import { maxLinkLength } from '#core/execution/recipe-link.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { maxNameLength, saveRecipe } from '../../state/saved-recipes.ts';
import type { Each } from '../each/each-services.ts';
import { leavesOut, linkOf, type ToolOf } from '../forms.ts';
import type { RecipeTexts } from '../recipe-types.ts';
import type { RecipeStep } from '../steps.ts';
import classes from './recipe-panel.module.css';

export interface SaveFormProps {
  readonly texts: RecipeTexts;
  readonly steps: readonly RecipeStep[];
  readonly toolOf: ToolOf;
  readonly titleOf: (step: RecipeStep) => string;
  readonly each: Each | undefined;
  /** Under which it is saved already. */
  readonly name: string | undefined;
  readonly onSaved: (name: string) => void;
  readonly close: () => void;
}

/** Saves a recipe under a name. */
export function SaveForm(props: SaveFormProps) {
  const { texts, steps, toolOf, titleOf, each, onSaved, close } = props;
  const [name, setName] = useState(() => props.name ?? steps.map(titleOf).join(' → ').slice(0, maxNameLength));
  const [told, setTold] = useState('');
  const save = () => {
    const { text } = linkOf(steps, toolOf, each);
    if (text.length > maxLinkLength) return setTold(texts.tooLong);
    const isKept = saveRecipe({ name: name.trim(), steps: text });
    if (!isKept) return setTold(texts.notSaved);
    onSaved(name.trim());
    close();
  };
  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') save();
      }}
    >
      <TextField
        label={texts.name}
        value={name}
        maxLength={maxNameLength}
        onFocus={(event) => event.target.select()}
        onChange={setName}
      />
      {leavesOut(steps, toolOf) && <p>{texts.notKept}</p>}
      {told !== '' && <p role="alert">{told}</p>}
      <Button tone="primary" type="submit" disabled={name.trim() === ''}>
        {texts.save}
      </Button>
    </form>
  );
}
