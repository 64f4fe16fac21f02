/// <reference types="vite/types/importMeta.d.ts" />

/** The address of a file that is fetched as it is. */
declare module '*.json?url' {
  const url: string;
  export default url;
}

/** The configuration of the build. */
declare const __CONFIGURATION__: import('#core/configuration.ts').Configuration;

/** Whether the component area exists: only on the development server, so that builds drop its code. */
declare const __LIBRARY__: boolean;
