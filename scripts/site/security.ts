import type { Configuration } from '../../src/core/configuration.ts';

type Policy = Pick<Configuration, 'analyticsHost'>;

/**
 * The content security policy: pages load from their own origin only, and send nothing elsewhere, except to the
 * statistics host of a build.
 */
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

/** Browser features that no tool uses. The clipboard and media playback are not listed, because tools use them. */
const unused = [
  'accelerometer',
  'browsing-topics',
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
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The headers that a host sends with every response, defined only here. */
export const securityHeaders = (configuration: Policy): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${contentSecurityPolicy(configuration)}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'camera=(self)',
    'microphone=(self)',
    'display-capture=(self)',
    'screen-wake-lock=(self)',
    ...unused.map((name) => `${name}=()`),
  ].join(', '),
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
});
