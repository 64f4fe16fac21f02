import type { Configuration } from '../src/web/config/configuration.ts';

type Policy = Pick<Configuration, 'analyticsHost'>;

/** What the pages may do: load from their own origin, and send nothing anywhere else but to the counter a build names. */
export function contentSecurityPolicy({ analyticsHost }: Policy): string {
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

/** What no tool asks of the browser. Left out: the clipboard and the playing of recordings, which tools do ask for. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The headers that a host sends with every answer: the only place that words them. */
export const securityHeaders = (configuration: Policy): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${contentSecurityPolicy(configuration)}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': ['camera=(self)', 'microphone=(self)', ...unused.map((name) => `${name}=()`)].join(', '),
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
});
