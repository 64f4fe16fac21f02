import type { Context } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import { shorten } from '#lib/text/shorten.ts';
import { isSecret } from './env.ts';
import { cut } from './flags.ts';

/** What makes a secret of a target, so that no file holds its value. */
const secretCommands = { Kubernetes: 'kubectl create secret', Quadlet: 'podman secret create' } as const;

/** Collects what a target cannot hold or should not, so that each key is reported once, with all services that have it. */
export class Losses {
  private readonly services = new Map<string, string[]>();
  private readonly sections = new Set<string>();
  private readonly variables = new Set<string>();
  private readonly secrets = new Set<string>();

  /** A key of a service that is not converted. */
  lose(service: string, key: string): void {
    const known = this.services.get(key);
    if (!known) this.services.set(key, [service]);
    else if (!known.includes(service)) append(known, [service]);
  }

  /** A key of the file that is not converted; where services have it too, that says it. */
  loseSection(key: string): void {
    this.sections.add(key);
  }

  /** An environment variable, `NAME=value`, which is reported where the value is a secret as plain text. */
  variable(pair: string): void {
    const [name, value = ''] = cut(pair, '=');
    if (isSecret(name, value) && variablesIn(value).length === 0) this.secrets.add(name);
  }

  /** A text of Compose as it is: `$$` is a dollar sign. Variables stay, and are reported. */
  literal(text: string): string {
    for (const variable of variablesIn(text)) this.variables.add(variable);
    return text.replaceAll('$$', '$');
  }

  /**
   * Notices: `not-carried` (`k`, `services`), `section-not-carried` (`k`), `variables` (`n`, `x`, `target`), and
   * `clear-secrets` (`n`, `x`, `y`).
   */
  report({ notice }: Pick<Context, 'notice'>, target: keyof typeof secretCommands): void {
    for (const [k, services] of this.services) notice('not-carried', { k, services: shorten(services.join(', ')) });
    for (const k of this.sections) if (!this.services.has(k)) notice('section-not-carried', { k });
    const [x] = this.variables;
    if (x !== undefined) notice('variables', { n: this.variables.size, x: shorten(x), target });
    if (this.secrets.size > 0)
      notice('clear-secrets', {
        n: this.secrets.size,
        x: shorten([...this.secrets].join(', '), 80),
        y: secretCommands[target],
      });
  }
}

/** The variables that Compose fills in. */
const variablesIn = (text: string): readonly string[] =>
  text.replaceAll('$$', '').match(/\$(?:\{[^{}]*\}|[A-Za-z_]\w*)/g) ?? [];
