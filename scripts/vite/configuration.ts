import type { Plugin } from 'vite';
import { buildConfiguration } from '../read-configuration.ts';

/** Tells the configuration to the code as `__CONFIGURATION__`, and as `__LIBRARY__` whether the component area exists. */
export const configuration = (): Plugin => ({
  name: 'penknife:configuration',
  config(_, { command }) {
    const configured = buildConfiguration(command === 'build' ? 'production' : 'development');
    const hasLibrary = command === 'serve' && configured.environment === 'development';
    return { define: { __CONFIGURATION__: JSON.stringify(configured), __LIBRARY__: JSON.stringify(hasLibrary) } };
  },
});
