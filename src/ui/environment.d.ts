declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

interface ImportMetaEnv {
  /** Whether pages are prerendered. */
  readonly SSR: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** Path of the icon sprite, set by the build. */
declare const __ICONS__: string;

/** The package does not declare its types. */
declare module 'lezer-toml' {
  export const parser: import('@codemirror/language').LRLanguage['parser'];
}
