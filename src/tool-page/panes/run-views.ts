/** What a run may call for, as one piece: one file is fetched sooner than a row of small ones. */
// biome-ignore-start lint/performance/noBarrelFile: one file to fetch is the purpose
export { NoticeList } from '#page/notice-list.tsx';
export { Problem } from './problem.tsx';
export { RunProgress } from './progress.tsx';
export { ReadAs } from './read-as.tsx';
export { ReplacedNotice } from './replaced-notice.tsx';
export { StaleStrip } from './stale-strip.tsx';
// biome-ignore-end lint/performance/noBarrelFile: one file to fetch is the purpose
