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
  private readonly variables = new Set<string>();
  private readonly secrets = new Set<string>();

  /** A key of a service that has no equivalent. */
  lose(service: string, key: string): void {
    const known = this.services.get(key);
    if (!known) this.services.set(key, [service]);
    else if (!known.includes(service)) append(known, [service]);
  }

  /** An environment variable, `NAME=value`, which is reported where the value is a secret in clear text. */
  variable(pair: string): void {
    const [name, value = ''] = cut(pair, '=');
    if (isSecret(name, value) && variablesIn(value).length === 0) this.secrets.add(name);
  }

  /** A text of Compose as it is: `$$` is a dollar sign. Variables stay, and are reported. */
  literal(text: string): string {
    for (const variable of variablesIn(text)) this.variables.add(variable);
    return text.replaceAll('$$', '$');
  }

  /** Notices: `not-carried` (`k`, `services`, `target`), `variables` (`n`, `x`, `target`), `clear-secrets` (`n`, `x`, `y`). */
  report({ notice }: Pick<Context, 'notice'>, target: keyof typeof secretCommands): void {
    for (const [k, services] of this.services)
      notice('not-carried', { k, services: shorten(services.join(', ')), target });
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
