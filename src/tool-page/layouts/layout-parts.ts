/** What a tool's page has besides panes and options, as one piece that is fetched after hydration. */
// biome-ignore-start lint/performance/noBarrelFile: one file to fetch is the purpose
export { InputHistoryButton } from '#page/history/input-history-button.tsx';
export { FootContent } from '#page/layouts/foot-content.tsx';
export { HeaderActions } from '#page/layouts/header/header-actions.tsx';
export { LayoutExtras } from '#page/layouts/layout-extras.tsx';
export { OperationMenu } from '#page/options/operation-menu.tsx';
// biome-ignore-end lint/performance/noBarrelFile: one file to fetch is the purpose
