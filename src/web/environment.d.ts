/// <reference types="vite/types/importMeta.d.ts" />

/** The configuration of the build. */
declare const __CONFIGURATION__: import('./config/configuration.ts').Configuration;

/** Whether the component area exists: only on the development server, so that builds drop its code. */
declare const __LIBRARY__: boolean;
