import type { Configuration } from '../src/web/configuration.ts';

/** What the pages may do: load from their own origin, and send nothing anywhere else but to the counter a build names. */
export function contentSecurityPolicy({ analyticsHost }: Pick<Configuration, 'analyticsHost'>): string {
  const counter = analyticsHost.startsWith('http') ? ` ${new URL(analyticsHost).origin}` : '';
  const directives = {
    'default-src': "'self'",
    // WebAssembly, for the hashes, is compiled in the worker; no script text is ever evaluated.
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'worker-src': "'self' blob:",
    'connect-src': `'self'${counter}`,
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
