import type { Plugin } from 'vite';
import { buildConfiguration } from '../read-configuration.ts';

/** Tells the configuration to the code as `__CONFIGURATION__`. */
export const configuration = (): Plugin => ({
  name: 'penknife:configuration',
  config: (_, { command }) => ({
    define: {
      __CONFIGURATION__: JSON.stringify(buildConfiguration(command === 'build' ? 'production' : 'development')),
    },
  }),
});
