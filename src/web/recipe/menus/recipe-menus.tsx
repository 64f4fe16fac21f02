import { useEffect, useState } from 'react';
import { packLink } from '#core/execution/packed-link.ts';
import { writeRecipe } from '#core/execution/recipe-json.ts';
import { maxLinkLength } from '#core/execution/recipe-link.ts';
import copyList from '#page/copying/copy-list.module.css';
import type { Host, Input } from '#page/services.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { useFormat } from '#ui/messages.ts';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';
import type { AppServices } from '../../boot/services.ts';
import type { View } from '../../boot/view.ts';
import { recipePage } from '../../navigation/recipe-page.ts';
import { pathTo } from '../../navigation/routes.ts';
import { commandOf, leavesOut, linkOf, pipelineOf, programOf, recipeOf, workflowStepOf } from '../forms.ts';
import { reverseSteps } from '../reverse.ts';
import { type NewStep, stepsToRun } from '../steps.ts';
import classes from './recipe-panel.module.css';
import { ReverseCheck } from './reverse-check.tsx';
import { SaveForm, type SaveFormProps } from './save-form.tsx';
import { maxInputLength, useOpenInput } from './use-open-input.ts';

export interface RecipeMenusProps extends Omit<SaveFormProps, 'close'> {
  readonly view: View;
  /** Undefined where there is none, or where it is no text. */
  readonly input: string | undefined;
  /** A step takes it as a secret. */
  readonly isSecret: boolean;
  readonly detect: AppServices['detect'];
  /** The outputs that the steps pass on, by their ids, as far as they have results. */
  readonly outputs: ReadonlyMap<number, string | undefined>;
  /** What the steps get; undefined where they do not run. */
  readonly tried: Input | undefined;
  readonly host: Host;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly onReverse: (steps: readonly NewStep[]) => void;
}

/** What can be done with a recipe as a whole. */
export function RecipeMenus(props: RecipeMenusProps) {
  const { view, texts, steps, toolOf, titleOf, tried, host, onUndo, onRedo, onReverse } = props;
  const format = useFormat();
  const isEmpty = steps.length === 0;
  const reversed = reverseSteps(steps, toolOf);
  const backwards = 'steps' in reversed ? reversed.steps : [];
  const reverseLabel =
    'blocking' in reversed
      ? format(texts.noReverse, { n: steps.indexOf(reversed.blocking) + 1, step: titleOf(reversed.blocking) })
      : texts.reverse;
  return (
    <>
      <IconButton icon="arrow-back-up" label={texts.undo} disabled={!onUndo} onClick={onUndo} />
      <IconButton icon="arrow-forward-up" label={texts.redo} disabled={!onRedo} onClick={onRedo} />
      <IconButton
        icon="arrows-exchange"
        label={reverseLabel}
        disabled={backwards.length === 0}
        onClick={() => onReverse(backwards)}
      />
      <PopoverButton isIcon icon="check" label={texts.check} disabled={backwards.length === 0 || tried === undefined}>
        {() =>
          tried && (
            <ReverseCheck
              {...{ host, texts }}
              core={view.messages.core}
              input={tried}
              steps={stepsToRun([...steps, ...backwards])}
            />
          )
        }
      </PopoverButton>
      <PopoverButton icon="copy-plus" label={texts.copyAs} disabled={isEmpty}>
        {() => <Forms {...props} />}
      </PopoverButton>
      <PopoverButton icon="share" label={texts.share} disabled={isEmpty}>
        {() => <Share {...props} />}
      </PopoverButton>
      <PopoverButton icon="device-floppy" label={texts.save} title={texts.saveTitle} disabled={isEmpty}>
        {(close) => <SaveForm {...props} close={close} />}
      </PopoverButton>
    </>
  );
}

/** How much of a form is shown. */
const shownLength = 200;

function Forms({ texts, steps, toolOf, outputs, each, ...props }: RecipeMenusProps) {
  const { input, isLeftOut } = useOpenInput(props.input, props.isSecret, props.detect);
  const recipe = recipeOf(steps, toolOf);
  const forms = [
    [texts.command, commandOf(steps, toolOf, input, each)],
    // What a recipe runs on is not part of these.
    ...(each
      ? []
      : ([
          [texts.pipeline, pipelineOf(steps, toolOf, input, outputs)],
          [texts.javascript, programOf(recipe, input)],
          [texts.json, writeRecipe(recipe)],
        ] as const)),
    [texts.workflow, workflowStepOf(steps, toolOf, input, each)],
  ] as const;
  return (
    <>
      {isLeftOut && <p>{texts.secretInput}</p>}
      <dl className={copyList.forms}>
        {forms.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text === undefined ? texts.notInCommand : <code>{text.slice(0, shownLength)}</code>}
              {text !== undefined && <CopyButton content={() => text} what={label} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Share({ view, texts, steps, toolOf, each, ...props }: RecipeMenusProps) {
  const { input = '', isLeftOut } = useOpenInput(props.input, props.isSecret, props.detect);
  const [wantsInput, setWantsInput] = useState(false);
  const { text: written, isQuery } = linkOf(steps, toolOf, each);
  const text = usePacked(written);
  const url = new URL(pathTo(recipePage, view.route.locale), document.baseURI);
  const given = input.isWellFormed() ? `input=${encodeURIComponent(input)}` : '';
  const canHaveInput = input !== '' && given !== '' && text.length + given.length <= maxInputLength;
  if (isQuery) url.search = text;
  url.hash = [...(isQuery ? [] : [text]), ...(wantsInput && canHaveInput ? [given] : [])].join('&');
  if (written.length > maxLinkLength)
    return (
      <div className={classes.panel}>
        <p>{texts.tooLong}</p>
      </div>
    );
  return (
    <div className={classes.panel}>
      <TextField
        aria-label={texts.share}
        readOnly
        monospace
        value={url.href}
        onFocus={(event) => event.target.select()}
      />
      {canHaveInput && (
        <Checkbox checked={wantsInput} onChange={setWantsInput}>
          {texts.withInput}
        </Checkbox>
      )}
      {isLeftOut && <p>{texts.secretInput}</p>}
      {leavesOut(steps, toolOf) && <p>{texts.leftOut}</p>}
      <CopyButton wide label={texts.copyLink} content={() => url.href} />
    </div>
  );
}

/** The text of a link, compressed where it is long. */
function usePacked(text: string): string {
  const [packed, setPacked] = useState({ of: text, as: text });
  useEffect(() => {
    void packLink(text).then((as) => setPacked({ of: text, as }));
  }, [text]);
  return packed.of === text ? packed.as : text;
}
