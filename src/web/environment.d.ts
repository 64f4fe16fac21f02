/// <reference types="vite/types/importMeta.d.ts" />

/** What the build was configured with. */
declare const __CONFIGURATION__: import('./config/configuration.ts').Configuration;

/** Whether there is the component area: true on the development server alone; what depends on it is in no build. */
declare const __LIBRARY__: boolean;
