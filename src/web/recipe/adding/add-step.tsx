import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { Detected } from '#core/kinds/detect.ts';
import { likely } from '#core/kinds/matching.ts';
import type { CatalogItem } from '#core/registry.ts';
import { createOperationTitles } from '#core/search/operation-titles.ts';
import { isGeneralKind } from '#core/search/related.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useFormat, useMessages } from '#ui/messages.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import type { AppServices } from '../../boot/services.ts';
import type { View } from '../../boot/view.ts';
import { sampleLength } from '../../palette/pasted.ts';
import { searchOf } from '../../palette/tool-search.ts';
import type { RecipeTexts } from '../recipe-types.ts';
import { useQuotedTitles } from '../use-conversions.ts';
import { type Passed, valueFrom } from '../use-step-session.ts';
import type { useToolParts } from '../use-tool-parts.ts';
import classes from './add-step.module.css';
import { type NamedChoice, withNamedOptions } from './named-options.ts';
import { choicesFor, createChoiceSearch, type StepChoice, type StepChoices } from './step-choices.ts';

export interface AddStepProps {
  readonly view: View;
  /** Undefined until it is loaded: what is typed meanwhile counts. */
  readonly catalog: readonly CatalogItem[] | undefined;
  readonly texts: RecipeTexts;
  readonly nameKind: (kind: string) => string;
  readonly detect: AppServices['detect'];
  /** What the step is to take; undefined where nothing is known of it. */
  readonly given: Passed | undefined;
  /** The tools that are loaded, whose options can be named, and what loads others. */
  readonly parts: ReturnType<typeof useToolParts>;
  readonly onAdd: (choice: StepChoice) => void;
  readonly onClose: () => void;
}

/** How many are offered of each group. */
const maxOffered = 8;

/** Chooses the operation of a new step: what fits the value comes first, words find any. */
export const AddStep = (props: AddStepProps) => (
  <Modal isOpen label={props.texts.addTitle} className={classes.dialog} onClose={props.onClose}>
    {(close) => <Choice {...props} onClose={close} />}
  </Modal>
);

const noTools: readonly CatalogItem[] = [];

function Choice({ view, catalog = noTools, texts, nameKind, detect, given, parts, onAdd, onClose }: AddStepProps) {
  const { t } = useMessages();
  const format = useFormat();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const detected = useKinds(given, detect);
  const quote = useQuotedTitles(catalog, texts);
  const names = useMemo(() => createOperationTitles(catalog), [catalog]);
  const first = detected?.find(({ confidence }) => confidence >= likely);
  const isText = typeof sampleOf(given) === 'string';
  const isKnown = detected !== undefined && catalog !== noTools;
  const choices = useMemo(
    () => (isKnown ? choicesFor(detected, isText, catalog) : undefined),
    [isKnown, detected, isText, catalog],
  );
  const search = useMemo(() => createChoiceSearch(searchOf(catalog, view), catalog), [catalog, view]);
  const inside = given && 'inside' in given ? given.inside : undefined;
  const isTyped = words.trim() !== '';
  const found = useMemo(
    () => (isTyped ? search(words.trim(), detected ?? [], inside) : []),
    [isTyped, search, words, detected, inside],
  );
  const [isAwaited, setAwaited] = useState(false);
  const isRead = useFirstTools(found, parts.load, isAwaited ? 0 : readAfter);
  // Before the kinds and tools are known, another choice might be the first.
  const isReady = choices !== undefined && isRead;
  const typed = () => [{ id: 'found', items: withNamedOptions(words, found, parts.known) }];
  const groups: readonly Group[] = !choices ? [] : isTyped ? typed() : untyped(choices);
  const titles: Readonly<Record<string, string>> = {
    made: format(texts.suggested, { kind: nameKind(first?.kind ?? 'text') }),
    others: texts.anyText,
    found: texts.found,
  };
  const all = groups.flatMap(({ items }) => items.slice(0, maxOffered));
  const selected = Math.min(at, all.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  const tellMisfit = ({ wanted, conversion }: NonNullable<StepChoice['misfit']>): string => {
    return conversion
      ? format(texts.converted, { steps: quote(conversion) })
      : format(texts.needs, { kind: nameKind(wanted) });
  };
  const add = (choice: StepChoice | undefined) => {
    if (!choice) return;
    onClose();
    onAdd(choice);
  };
  const addNow = useEffectEvent(() => {
    setAwaited(false);
    add(all[selected]);
  });
  useEffect(() => {
    if (isAwaited && isReady) addNow();
  }, [isAwaited, isReady]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: selected + 1, ArrowUp: selected - 1 }[event.key];
    if (next !== undefined) setAt(Math.min(Math.max(next, 0), all.length - 1));
    else if (event.key === 'Enter') setAwaited(true);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.frame}>
      <div className={classes.prompt}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={selected < 0 ? undefined : `${id}${selected}`}
          aria-label={texts.search}
          aria-autocomplete="list"
          placeholder={texts.search}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            // After Enter, the choice is made: other words would make it another one.
            if (isAwaited) return;
            setWords(target.value);
            setAt(0);
          }}
        />
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      {all.length === 0 && choices && isTyped && <p role="status">{texts.noneFound}</p>}
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={texts.addTitle}
        className={classes.list}
        tabIndex={-1}
      >
        {groups.map(
          (group) =>
            group.items.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options so
              <div key={group.id} role="group" aria-labelledby={`${id}${group.id}`}>
                <div id={`${id}${group.id}`} className={classes.group}>
                  {titles[group.id]}
                </div>
                {group.items.slice(0, maxOffered).map((choice) => {
                  const { tool, operation, misfit, label } = choice;
                  const index = all.indexOf(choice);
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                    <div
                      key={`${tool.id}/${operation.name}`}
                      id={`${id}${index}`}
                      role="option"
                      aria-selected={index === selected}
                      onPointerMove={() => setAt(index)}
                      onClick={() => add(choice)}
                    >
                      <Icon name={tool.icon} />
                      <span>{names.tool(tool, operation)}</span>
                      <small>{label === undefined ? operation.title : `${operation.title} · ${label}`}</small>
                      {misfit && <small className={classes.misfit}>{tellMisfit(misfit)}</small>}
                    </div>
                  );
                })}
              </div>
            ),
        )}
      </div>
    </div>
  );
}

interface Group {
  readonly id: string;
  readonly items: readonly NamedChoice[];
}

const untyped = ({ made, others }: StepChoices) => [
  { id: 'made', items: made },
  { id: 'others', items: others },
];

/** Of how many tools that were found the options can be named. */
const maxRead = 4;

/** How long they must be the same before they are loaded, in milliseconds: at once where a choice waits for them. */
const readAfter = 150;

/**
 * Loads the first tools of those that were found, once they are the same for `delay` milliseconds. Returns whether they
 * are there, or cannot be loaded.
 */
function useFirstTools(found: readonly StepChoice[], load: AddStepProps['parts']['load'], delay: number): boolean {
  const wanted = [...new Set(found.map(({ tool }) => tool.id))].slice(0, maxRead).join(',');
  const [read, setRead] = useState('');
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      const loaded = wanted.split(',').map((id) => (id === '' ? undefined : load(id)));
      void Promise.allSettled(loaded).then(() => gone || setRead(wanted));
    }, delay);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [wanted, load, delay]);
  return read === wanted;
}

/** The value as its kinds are found by it: the beginning of a text, or a file. */
function sampleOf(given: Passed | undefined): string | Blob | undefined {
  if (!given) return '';
  if ('input' in given && !('file' in given.input))
    return ('text' in given.input ? given.input.text : given.input.document.toString()).slice(0, sampleLength);
  const value = valueFrom(given);
  if (value instanceof Uint8Array) return new Blob([value as BlobPart]);
  return value instanceof Blob ? value : typeof value === 'string' ? value.slice(0, sampleLength) : undefined;
}

/** What a value is or may be, by falling confidence: first what its step says, where that says something; undefined until it is known. */
function useKinds(given: Passed | undefined, detect: AppServices['detect']): readonly Detected[] | undefined {
  const [known, setKnown] = useState<{ readonly given: Passed | undefined; readonly kinds: readonly Detected[] }>();
  useEffect(() => {
    let gone = false;
    const declared = given && 'kind' in given ? given.kind : undefined;
    const own: readonly Detected[] =
      declared === undefined || isGeneralKind(declared) ? [] : [{ kind: declared, confidence: 1 }];
    const settle = (detected: readonly Detected[]) => {
      const others = detected.filter(({ kind }) => kind !== declared);
      if (!gone) setKnown({ given, kinds: [...own, ...others] });
    };
    const sample = sampleOf(given);
    if (sample === undefined || sample === '') settle([]);
    else detect(sample).then(settle, () => settle([]));
    return () => {
      gone = true;
    };
  }, [given, detect]);
  return known && known.given === given ? known.kinds : undefined;
}
