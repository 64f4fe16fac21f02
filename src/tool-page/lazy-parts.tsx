/** Lazy parts of a tool page: their code is loaded together when the first of them is shown. */

import { useEffect } from 'react';
import type { NoticeListProps } from '#page/notice-list.tsx';
import type { OffersProps } from '#page/offers.tsx';
import { preload } from '#page/own-components.ts';
import type { RunProgressProps } from '#page/panes/progress.tsx';
import type { StaleStripProps } from '#page/panes/stale-strip.tsx';
import type { LooksLikeProps } from '#page/passing/looks-like.tsx';
import type { RefreshButtonProps } from '#page/results/refresh-button.tsx';
import { isEmptyInput, useTool } from '#page/services.ts';
import { island } from '#ui/island.tsx';
import { lazy, Nothing } from '#ui/lazy.tsx';
import type { PresetBarProps } from './options/preset-bar.tsx';
import classes from './options/presets.module.css';

/** What shows results: loading one part keeps all of them, so that they are shown at the same time. */
export const resultViews = () => import('#page/results/result-views.ts');

/** A part of every result, in the static HTML. */
const resultView = <N extends keyof typeof import('#page/results/result-views.ts')>(name: N) =>
  lazy(resultViews, name, undefined, true);

const layoutParts = () => import('#page/layouts/layout-parts.ts');
const occasionalViews = () => import('#page/occasional-views.ts');

/** A single value, as its kind asks for. */
export const ValueView = resultView('ValueView');
/** Several labelled values, each with its buttons. */
export const ValueRows = resultView('ValueRows');
/** The answer of a result. */
export const Headline = resultView('Headline');
/** The answer of a search, from the first row that it found. */
export const RowHeadline = lazy(() => import('#page/results/row-headline.tsx'), 'RowHeadline', undefined, true);
/** A result by its kinds. */
export const ResultContent = resultView('ResultContent');
/** The foot of a result. */
export const ResultFoot = resultView('ResultFoot');
/** What else can be done with a result. */
export const ResultMenus = resultView('ResultMenus');
/** Keeps the last inputs, and brings them back. */
export const InputHistoryButton = lazy(layoutParts, 'InputHistoryButton');
/** What a generator made before, in this visit. */
export const EarlierResults = lazy(occasionalViews, 'EarlierResults', Nothing);
const SomeLooksLike = lazy(occasionalViews, 'LooksLike');

/** What an input is clearly meant for instead; nothing for the tool's own input, nor before its outcome. */
export function LooksLike(props: LooksLikeProps) {
  const { input, isSample, isPasted, run } = props.session;
  const { findMatchingTools } = useTool();
  const isOwn = !isSample && !isEmptyInput(input);
  // While it runs: if the page turns to another operation, the answer of this one is soon gone.
  useEffect(() => {
    if (isOwn && isPasted) Promise.all([preload(occasionalViews), findMatchingTools(input)]).catch(() => {});
  }, [isOwn, isPasted, input, findMatchingTools]);
  return isOwn && run.outcome ? <SomeLooksLike {...props} /> : null;
}

/** What is wrong with the input. */
export const Problem = lazy(occasionalViews, 'Problem');
/** Reads a file in another encoding. */
export const ReadAs = lazy(occasionalViews, 'ReadAs');
/** A file in the input. */
export const FileView = lazy(occasionalViews, 'FileView');
/** What an operation declares to follow its result. */
export const Details = lazy(() => import('#page/results/details.tsx'), 'Details', undefined, true);
/** The control of an option with any number of values. */
export const ChoicesControl = lazy(
  () => import('#page/options/choices-control.tsx'),
  'ChoicesControl',
  undefined,
  true,
);
/** The control of an option that is a list of entries. */
export const EntriesControl = lazy(
  () => import('#page/options/entries-control.tsx'),
  'EntriesControl',
  undefined,
  true,
);
/** The control of an option that is a date and time. */
export const MomentField = lazy(() => import('#ui/controls/fields/moment-field.tsx'), 'MomentField', undefined, true);
/** Several files as a table, each with its result. */
export const FileBatch = lazy(occasionalViews, 'FileBatch');
/** Undoes the replacement of an input. */
export const ReplacedNotice = lazy(occasionalViews, 'ReplacedNotice');

/** Share button and overflow menu. */
export const HeaderActions = island(layoutParts, 'HeaderActions');
/** The operations that have no room in the row. */
export const OperationMenu = island(layoutParts, 'OperationMenu');
/** What a layout has besides panes and options. */
export const LayoutExtras = lazy(layoutParts, 'LayoutExtras');

const OldResult = lazy(occasionalViews, 'StaleStrip');

/** Marks a result that does not belong to the input, or a cancelled run; nothing where there is neither. */
export const StaleStrip = (props: StaleStripProps) =>
  props.isOld || props.session.run.cancelled ? <OldResult {...props} /> : null;

const SomeNotices = lazy(occasionalViews, 'NoticeList', undefined, true);

/** What a run reported; nothing where there is nothing. */
export const NoticeList = (props: NoticeListProps) => (props.notices.length > 0 ? <SomeNotices {...props} /> : null);

const SomeOffers = lazy(occasionalViews, 'Offers');

/** Buttons that set the options that a notice or an error offers; nothing where it offers none. */
export const Offers = (props: OffersProps) => (props.of?.offers ? <SomeOffers {...props} /> : null);

const SlowRun = lazy(occasionalViews, 'RunProgress');

/** A run that takes long, and a button to cancel it. */
export const RunProgress = (props: RunProgressProps) =>
  props.run.running && props.run.slow ? <SlowRun {...props} /> : null;

const PresetBar = lazy(() => import('#page/options/preset-bar.tsx'), 'PresetBar');

/** Named sets of options, in a room of their own from the start; nothing where the operation has none. */
export const Presets = ({ session }: PresetBarProps) =>
  session.operation.presets && (
    <div className={classes.presets}>
      <PresetBar key={session.name} session={session} />
    </div>
  );

const RefreshOfRandom = lazy(occasionalViews, 'RefreshButton');

/** Runs a random operation again; nothing where nothing is random. */
export const RefreshButton = (props: RefreshButtonProps) =>
  props.success?.isRandom ? <RefreshOfRandom {...props} /> : null;
