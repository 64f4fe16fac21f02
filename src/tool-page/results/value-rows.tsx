import {
  Fragment,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FileKind } from '#core/kind.ts';
import type { Operation } from '#core/tool.ts';
import { longTextLength } from '#lib/big-text/big-text.ts';
import { pressCopy } from '#page/copying/press-copy.ts';
import { useTool } from '#page/services.ts';
import { useDownload } from '#page/session/use-download.ts';
import { useKeptChoices } from '#page/session/use-kept-choices.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { AutosizeField } from '#ui/controls/fields/autosize-field.tsx';
import { contentOf } from '#ui/display/values/result-content.ts';
import { ValueView } from '#ui/display/values/value-view.tsx';
import { useOffersFind } from '#ui/find/find-context.ts';
import { useMessages } from '#ui/messages.ts';
import { HeadlineContext } from './headline-context.ts';
import classes from './value-rows.module.css';

/** How a row is edited. */
export interface RowEdit {
  /** What was typed, until it is written as a value of the row. */
  readonly draft?: string | undefined;
  /** What is wrong with what was typed. */
  readonly message?: string | undefined;
  readonly onEdit: (text: string) => void;
  /** The focus leaves the row. */
  readonly onLeave?: (() => void) | undefined;
}

/** What is special about a row. */
export interface RowLook {
  /** The fragment of its address. */
  readonly id?: string | undefined;
  /** Of its download. */
  readonly fileName?: string | undefined;
  /** Dots hide the value, which can still be copied. */
  readonly isMasked?: boolean;
  /** The value is only what a formula gives: it does not exist. */
  readonly isDimmed?: boolean | undefined;
  /** An explanation of the value, shown below it and not copied. */
  readonly reading?: string | undefined;
  /** What is copied, where the value as shown is only a part of it. */
  readonly copied?: string | undefined;
  /** Where the label leads to. */
  readonly href?: string | undefined;
  /** Buttons below the value. */
  readonly actions?: ReactNode;
}

export interface RowsProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly kinds: Readonly<Record<string, FileKind>>;
  readonly labelOf: (name: string) => string;
  /** The word for a value that is a code. */
  readonly wordFor?: ((name: string, value: string) => string) | undefined;
  /** Shown below a label. */
  readonly noteOf?: ((name: string) => string | undefined) | undefined;
  /** The row that is pointed out; its group is open. */
  readonly marked?: string | undefined;
  /** Maximum number of lines shown of a longer text, followed by the number of the others. */
  readonly maxLines?: number | undefined;
  /** Rows below the others, in closed groups; few rows need no groups. */
  readonly groups?: Operation['outputGroups'];
  readonly lookOf?: ((name: string) => RowLook) | undefined;
  /** What is shown has been searched for: no filter of its own. */
  readonly isAnswer?: boolean;
  /** Labels are sentences, which need as much room as the values. */
  readonly hasLongLabels?: boolean;
  /**
   * Shows groups for few rows too, open until the user closes them; else only one that is the first of all rows, or
   * contains the marked one.
   */
  readonly areGroupsOpen?: boolean;
  /** For the rows that can be edited; they are there without a value, too. */
  readonly editOf?: ((name: string) => RowEdit | undefined) | undefined;
}

/** Maximum number of rows that need no groups. */
const maxUngrouped = 6;
/** More rows than these have a filter. */
const maxUnfiltered = 16;
/** As long as a value may be, in bytes, to be shown whole, however many there are. */
const minLength = 2_000;

/**
 * Several labelled values, each with a copy button: the most important first, the others in groups. Absent ones are
 * left out.
 */
export function ValueRows(props: RowsProps) {
  const {
    values,
    kinds,
    labelOf,
    wordFor = (_, value) => value,
    marked,
    groups = {},
    editOf,
    isAnswer = false,
    hasLongLabels = false,
    areGroupsOpen = false,
  } = props;
  const { t } = useMessages();
  const { messages } = useTool();
  const [opened, choose] = useKeptChoices('groups');
  const [filter, setFilter] = useState('');

  const headline = useContext(HeadlineContext);
  // A mark on the headline is only visible in its row.
  const isRow = (name: string) => isPresent(values[name]) && (name !== headline || name === marked);
  const present = Object.keys(kinds).filter((name) => isRow(name) || editOf?.(name));
  const shownOf = (name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'boolean' ? wordFor(name, String(value)) : value;
  };
  const maxLength = Math.max(minLength, longTextLength / present.length);
  const isFiltered = present.length > maxUnfiltered && !isAnswer;
  const wanted = isFiltered ? toPlain(filter.trim()) : '';
  const rows = present.filter(
    (name) => toPlain(labelOf(name)).includes(wanted) || toPlain(String(shownOf(name))).includes(wanted),
  );
  const isGrouped = areGroupsOpen || present.length > maxUngrouped;
  const grouped = new Set(isGrouped ? Object.values(groups).flat() : []);
  const first = rows.filter((name) => !grouped.has(name));
  const markedGroup = Object.keys(groups).find((group) => marked !== undefined && groups[group]?.includes(marked));
  const openMarked = useEffectEvent((group: string) => opened[group] === false && choose(group, true));
  useEffect(() => {
    if (markedGroup !== undefined) openMarked(markedGroup);
  }, [markedGroup]);
  const list = (names: readonly string[]) =>
    names.map((name) => <Row key={name} {...props} name={name} value={shownOf(name)} maxLength={maxLength} />);
  const longLabels = hasLongLabels || undefined;
  const groupOf = ([group, names]: readonly [string, readonly string[]], index: number): ReactNode => {
    const members = rows.filter((name) => names.includes(name));
    if (!isGrouped || members.length === 0) return null;
    const isAlone = index === 0 && present.every((name) => grouped.has(name));
    const isOpen = opened[group] ?? (areGroupsOpen || isAlone || group === markedGroup);
    return (
      <details key={group} className={classes.group} open={wanted !== '' || isOpen === true}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          onClick={(event) => {
            event.preventDefault();
            if (wanted === '') choose(group, !isOpen);
          }}
        >
          {messages.groups?.[group] ?? group}
          {members.length > 1 && <small>{members.length}</small>}
        </summary>
        <dl className={classes.rows} data-long-labels={longLabels}>
          {list(members)}
        </dl>
      </details>
    );
  };
  return (
    <>
      {isFiltered && <RowFilter value={filter} onChange={setFilter} />}
      {/* Other answers are another list: those of both do not slide. */}
      <Fragment key={isAnswer ? rows.join() : undefined}>
        {first.length > 0 &&
          (isAnswer || wanted !== '' ? (
            <dl className={classes.rows} data-long-labels={longLabels}>
              {list(first)}
            </dl>
          ) : (
            <SteadyRows
              set={editOf ? undefined : first.map((name) => (isSpanning(shownOf(name)) ? `${name} wide` : name)).join()}
              hasLongLabels={longLabels}
            >
              {list(first)}
            </SteadyRows>
          ))}
        {Object.entries(groups).map(groupOf)}
      </Fragment>
      {rows.length === 0 && wanted !== '' && <p className={classes.none}>{t('noneMatches')}</p>}
    </>
  );
}

interface SteadyRowsProps {
  /** Rows of another set are another list, so that those of both do not slide; not where one may be edited. */
  readonly set: string | undefined;
  readonly hasLongLabels: true | undefined;
  readonly children: ReactNode;
}

/** Maximum room in pixels that rows keep: more would be a gap. */
const maxRoom = 320;

/** Rows that keep the room they had for an earlier result, so that what follows stays in its place. */
function SteadyRows({ set, hasLongLabels, children }: SteadyRowsProps) {
  const list = useRef<HTMLDListElement>(null);
  const [{ width, height }, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = list.current ?? { offsetWidth: 0, offsetHeight: 0 };
    const room = Math.min(offsetHeight, maxRoom);
    if (offsetWidth !== width) setRoom({ width: offsetWidth, height: width === 0 ? room : 0 });
    else if (room > height) setRoom({ width, height: room });
  });
  return (
    <dl
      key={set}
      ref={list}
      className={classes.rows}
      data-long-labels={hasLongLabels}
      style={{ minHeight: height || undefined }}
    >
      {children}
    </dl>
  );
}

/** A table without rows counts as no value. */
const isPresent = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** A text as it is compared with others: without case and marks. */
const toPlain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface RowFilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Leaves the rows whose label or value has a text; Escape shows all again. */
function RowFilter({ value, onChange }: RowFilterProps) {
  const { t } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const find = useCallback(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  useOffersFind(find);
  return (
    <search className={classes.filter}>
      <input
        ref={field}
        type="search"
        aria-label={t('filterRows')}
        placeholder={t('filterRows')}
        spellCheck={false}
        autoComplete="off"
        readOnly={import.meta.env.SSR}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
      />
    </search>
  );
}

interface RowProps extends RowsProps {
  readonly name: string;
  /** As it is shown. */
  readonly value: unknown;
  readonly maxLength: number;
}

/** A value with its label and its buttons; one that is long, binary or has several lines can be downloaded, too. */
function Row({ name, value, maxLength, kinds, labelOf, noteOf, marked, maxLines, lookOf, editOf }: RowProps) {
  const { t } = useMessages();
  const { messages } = useTool();
  const download = useDownload();
  const id = useId();
  const kind = kinds[name] as FileKind;
  const label = labelOf(name);
  const note = noteOf?.(name);
  const { id: fragment, fileName, isMasked, isDimmed, reading, copied, href, actions } = lookOf?.(name) ?? {};
  const isLong = isDocument(value);
  const edit = canBeEdited(value) ? editOf?.(name) : undefined;
  const content = edit?.draft ?? value;
  // Below its buttons, as it is shown.
  const isBelow = isWide(kind);
  // A press on a document or a table is for reading it.
  const isPressed = !edit && !isLong && !isBelow;
  const shown = edit ? (
    <AutosizeField
      id={id}
      className={classes.field}
      message={edit.message}
      rows={1}
      monospace
      // In the static HTML it takes nothing yet.
      readOnly={import.meta.env.SSR}
      value={String(content ?? '')}
      onChange={edit.onEdit}
      onBlur={edit.onLeave}
    />
  ) : (
    <ValueView
      value={value}
      kind={kind}
      label={label}
      maxLines={maxLines}
      maxLength={maxLength}
      columnLabelOf={(column) => messages.columns?.[column] ?? column}
    />
  );
  return (
    <div
      id={fragment}
      className={classes.row}
      data-marked={name === marked || undefined}
      data-long={isLong || undefined}
      data-masked={isMasked || undefined}
      data-dimmed={isDimmed || undefined}
      data-wide={isBelow || undefined}
      data-span={isSpanning(value) || undefined}
    >
      <dt>
        {edit ? <label htmlFor={id}>{label}</label> : href ? <a href={href}>{label}</a> : label}
        {note && <small>{note}</small>}
      </dt>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same */}
      <dd data-copies={isPressed || undefined} onClick={isPressed ? pressCopy : undefined}>
        {!isBelow && shown}
        <CopyButton
          content={() => copied ?? contentOf(content)}
          source={copied ?? content}
          what={copied ?? label}
          disabled={!isPresent(content)}
        />
        {reading && <small>{reading}</small>}
        {actions && <div className={classes.actions}>{actions}</div>}
        {isLong && (
          <IconButton
            icon="download"
            label={t('downloadWhat', { what: label })}
            onClick={() => void download(value, kind, { part: name, fileName })}
          />
        )}
        {isBelow && shown}
      </dd>
    </div>
  );
}

/** Maximum length of a value beside its label, in UTF-16 units. */
const maxBeside = 34;

/** Whether a value may need the whole width of its list. */
const isSpanning = (value: unknown): boolean => typeof value === 'string' && value.length > maxBeside;

/** Whether a value has the whole width, below its label and buttons. */
const isWide = ({ present }: FileKind): boolean =>
  present === 'picture' || present === 'table' || present === 'drawing';

/** Longer texts, in characters, are only shown. */
const maxEditedLength = 10_000;

const canBeEdited = (value: unknown): boolean =>
  !isPresent(value) || (typeof value === 'string' && value.length <= maxEditedLength);

/** Shorter texts of one line, in characters, are copied rather than saved. */
const minDocumentLength = 1_000;

/** Whether a value is fit for a file of its own. */
const isDocument = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length >= minDocumentLength || value.includes('\n')
    : typeof value === 'object' && value !== null;
