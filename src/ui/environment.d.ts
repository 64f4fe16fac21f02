declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** Path of the icon sprite, set by the build. */
declare const __ICONS__: string;

/** The package does not declare its types. */
declare module 'lezer-toml' {
  export const parser: import('@codemirror/language').LRLanguage['parser'];
}
