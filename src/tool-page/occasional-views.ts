/** What most visits do not call for, as one piece: one file is fetched sooner than a row of small ones. */
// biome-ignore-start lint/performance/noBarrelFile: one file to fetch is the purpose
export { EarlierResults } from '#page/history/earlier-results.tsx';
export { HistoryList } from '#page/history/history-list.tsx';
export { NoticeList } from '#page/notice-list.tsx';
export { Offers } from '#page/offers.tsx';
export { FileBatch } from '#page/panes/file-batch.tsx';
export { FileView } from '#page/panes/file-view.tsx';
export { Problem } from '#page/panes/problem.tsx';
export { RunProgress } from '#page/panes/progress.tsx';
export { ReadAs } from '#page/panes/read-as.tsx';
export { ReplacedNotice } from '#page/panes/replaced-notice.tsx';
export { StaleStrip } from '#page/panes/stale-strip.tsx';
export { LineBreaks, LooksLike } from '#page/passing/looks-like.tsx';
export { RefreshButton } from '#page/results/refresh-button.tsx';
// biome-ignore-end lint/performance/noBarrelFile: one file to fetch is the purpose
