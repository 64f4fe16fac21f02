import { hasVariable } from './flags.ts';
import type { Section } from './tree.ts';

/** A variable of the file `.env`. */
export interface Secret {
  readonly name: string;
  readonly value: string;
}

/** Names of environment variables that are likely to hold a secret. */
const secretName =
  /(?:^|_)(?:PASS|PASSWD|PASSWORD|PASSPHRASE|PWD|SECRET|TOKEN|CREDENTIALS?|(?:API|ACCESS|PRIVATE|SECRET|AUTH|ENCRYPTION)_?KEY)(?:$|_)/i;

/** A URL in which a password follows the name of a user: `postgres://app:s3cret@db/x`. */
const urlWithPassword = /:\/\/[^\s/?#@:]*:[^\s/?#@]+@/;

/** A path, as of a file that has the secret: base64 of the same form is as good as impossible. */
const path = /^(?:\.{0,2}|~)(?:\/[a-z\d_.-]+){2,}$/;

/** Whether an environment variable is likely to hold a secret. */
export const isSecret = (name: string, value: string): boolean =>
  value !== '' &&
  ((secretName.test(name) && !/_FILE$/i.test(name) && !path.test(value)) || urlWithPassword.test(value));

/** Moves values of environment variables that look like secrets out of the services, which then refer to them. */
export function moveSecrets(services: Section): readonly Secret[] {
  const values = new Map<string, string>();
  for (const [service, section] of services) {
    if (!(section instanceof Map)) continue;
    const environment = section.get('environment');
    /** The name under which a value is kept; nothing where it is no secret. */
    const keep = (name: string, value: string): string | undefined => {
      if (hasVariable(value) || !isSecret(name, value)) return undefined;
      const known = values.get(name);
      const own =
        known === undefined || known === value ? name : `${service.replace(/\W/g, '_').toUpperCase()}_${name}`;
      values.set(own, value);
      return own;
    };
    if (environment instanceof Map) {
      for (const [name, value] of environment) {
        const kept = typeof value === 'string' ? keep(name, value) : undefined;
        if (kept !== undefined) environment.set(name, `\${${kept}}`);
      }
    } else if (Array.isArray(environment)) {
      const items = environment.map((item: unknown) => {
        const [, name = '', value = ''] = /^([^=]*)=([\s\S]*)$/.exec(String(item)) ?? [];
        const kept = keep(name, value);
        return kept === undefined ? String(item) : `${name}=\${${kept}}`;
      });
      section.set('environment', items);
    }
  }
  return Array.from(values, ([name, value]) => ({ name, value: value.replaceAll('$$', '$') }));
}

/** A file `.env`, as Compose reads it. */
export const writeEnv = (secrets: readonly Secret[]): string =>
  secrets.map(({ name, value }) => `${name}=${quoted(value)}\n`).join('');

function quoted(value: string): string {
  if (/^[\w./:@%+,=-]*$/.test(value)) return value;
  if (!/['\r\n\\]/.test(value)) return `'${value}'`;
  const escaped = value
    .replace(/["\\$]/g, String.raw`\$&`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  return `"${escaped}"`;
}
