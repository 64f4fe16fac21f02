import type { Plugin } from 'vite';
import { buildConfiguration } from '../site/read-configuration.ts';

/** Defines `__CONFIGURATION__`, the configuration, and `__LIBRARY__`, whether the component area exists. */
export const configuration = (): Plugin => ({
  name: 'penknife:configuration',
  config(_, { command }) {
    const configured = buildConfiguration(command === 'build' ? 'production' : 'development');
    const hasLibrary = command === 'serve' && configured.environment === 'development';
    return { define: { __CONFIGURATION__: JSON.stringify(configured), __LIBRARY__: JSON.stringify(hasLibrary) } };
  },
});
