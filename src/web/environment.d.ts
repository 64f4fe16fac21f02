/** What the build was configured with. */
declare const __CONFIGURATION__: import('./configuration.ts').Configuration;
