/** What shows results, as one piece: it is fetched once the first one is near. */
// biome-ignore-start lint/performance/noBarrelFile: one file to fetch is the purpose

export { ResultMenus } from '#page/results/result-menus.tsx';
export { ValueView } from '#ui/display/values/value-view.tsx';
export { Headline } from './headline.tsx';
export { ResultContent } from './result-content.tsx';
export { ResultFoot } from './result-foot.tsx';
export { ValueRows } from './value-rows.tsx';
// biome-ignore-end lint/performance/noBarrelFile: one file to fetch is the purpose
