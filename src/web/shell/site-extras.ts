/** What pages have besides their content, as one piece that is fetched after hydration. */
// biome-ignore-start lint/performance/noBarrelFile: one file to fetch is the purpose
export { RelatedTools } from '../tool/related-tools.tsx';
export { BarLinks } from './bar-links.tsx';
export { Extras } from './extras.tsx';
export { SideMenu } from './side-menu.tsx';
// biome-ignore-end lint/performance/noBarrelFile: one file to fetch is the purpose
