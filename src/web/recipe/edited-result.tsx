import { Button } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { useFormat } from '#ui/messages.ts';
import classes from './recipe.module.css';
import type { RecipeTexts } from './recipe-types.ts';

interface EditedResultProps {
  readonly value: string;
  /** What the step computes, where there is a result. */
  readonly computed: string | undefined;
  /** Of the step, from 1. */
  readonly n: number;
  readonly texts: RecipeTexts;
  /** Undefined goes back to what the step computes. */
  readonly onChange: (value: string | undefined) => void;
}

/** The result of a step as the user has written it, which the steps after it get instead of its own. */
export function EditedResult({ value, computed, n, texts, onChange }: EditedResultProps) {
  const format = useFormat();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in the field
    <div
      className={classes.edited}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && value === computed) onChange(undefined);
      }}
    >
      <TextField
        label={format(texts.edited, { n })}
        multiline
        monospace
        rows={10}
        autoFocus
        value={value}
        onChange={onChange}
      />
      <p>{texts.editedNote}</p>
      <div className={classes.named}>
        <Button icon="arrow-back-up" onClick={() => onChange(undefined)}>
          {texts.computed}
        </Button>
        <CopyButton wide content={() => value} />
      </div>
    </div>
  );
}
