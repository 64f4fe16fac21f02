import type { Context } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import { shorten } from '#lib/text/shorten.ts';

/** Collects what a target cannot hold, so that each key is reported once, with all services that have it. */
export class Losses {
  private readonly services = new Map<string, string[]>();
  private readonly variables = new Set<string>();

  /** A key of a service that has no equivalent. */
  lose(service: string, key: string): void {
    const known = this.services.get(key);
    if (!known) this.services.set(key, [service]);
    else if (!known.includes(service)) append(known, [service]);
  }

  /** A text of Compose as it is: `$$` is a dollar sign. Variables stay, and are reported. */
  literal(text: string): string {
    for (const [variable] of text.replaceAll('$$', '').matchAll(/\$(?:\{[^{}]*\}|[A-Za-z_]\w*)/g))
      this.variables.add(variable);
    return text.replaceAll('$$', '$');
  }

  /** Notices: `not-carried` (`k`, `services`, `target`), `variables` (`n`, `x`, `target`). */
  report({ notice }: Pick<Context, 'notice'>, target: string): void {
    for (const [k, services] of this.services)
      notice('not-carried', { k, services: shorten(services.join(', ')), target });
    const [x] = this.variables;
    if (x !== undefined) notice('variables', { n: this.variables.size, x: shorten(x), target });
  }
}
