import type { Context } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import { type ObjectNode, replaceScalars } from '#lib/data/node.ts';
import { shorten } from '#lib/text/shorten.ts';
import { isSecret } from './env.ts';
import { fillDefaults } from './fill-defaults.ts';
import { cut } from './flags.ts';

/** What makes a secret of a target, so that no file holds its value. */
const secretCommands = { Kubernetes: 'kubectl create secret', Quadlet: 'podman secret create' } as const;

/** Longer lists end in `…`. */
const longest = 400;

type Params = Parameters<Context['notice']>[1];

interface Gathered {
  readonly items: Set<string>;
  readonly alone: Params;
  readonly offers: Parameters<Context['notice']>[3];
}

/** Collects what a target cannot hold or should not, so that each key is reported once, with all services that have it. */
export class Losses {
  private readonly services = new Map<string, string[]>();
  private readonly sections = new Set<string>();
  /** The values that variables were filled in with. */
  private readonly defaults = new Map<string, string>();
  private readonly variables = new Set<string>();
  private readonly secrets = new Set<string>();
  private readonly gathered = new Map<string, Gathered>();

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

  /**
   * A notice that says in one sentence what several have in common: `n`, and the list of them as `x`.
   * @param alone its parameters where there is only one
   */
  gather(code: string, item: string, alone: Params = { x: item }, offers?: Gathered['offers']): void {
    const items = this.gathered.get(code)?.items ?? new Set();
    this.gathered.set(code, { items: items.add(item), alone, offers });
  }

  /** Fills in the variables of a file that have a default, in place. */
  fillDefaults(root: ObjectNode): void {
    const onDefault = (name: string, value: string) => this.defaults.set(name, value);
    replaceScalars({ values: [root], after: [] }, (scalar) => {
      if (scalar.type !== 'string') return scalar;
      const value = fillDefaults(scalar.value, onDefault);
      return value === scalar.value ? scalar : { ...scalar, value };
    });
  }

  /** A text of Compose as it is: `$$` is a dollar sign. Variables stay, and are reported. */
  literal(text: string): string {
    for (const variable of variablesIn(text)) this.variables.add(variable);
    return text.replaceAll('$$', '$');
  }

  /**
   * Notices: those gathered, `not-carried` (`k`, `services`), `keys-not-carried` and `defaults` (`n`, `x`),
   * `variables` (`n`, `x`, `target`), and `clear-secrets` (`n`, `x`, `y`).
   */
  report({ notice }: Pick<Context, 'notice'>, target: keyof typeof secretCommands): void {
    for (const [code, { items, alone, offers }] of this.gathered) {
      const isOne = items.size === 1;
      const x = shorten([...items].join(code === 'env-file' ? ' && ' : ', '), longest);
      notice(code, { n: items.size, ...(isOne ? alone : { x }) }, undefined, offers);
    }
    this.reportKeys(notice);
    if (this.defaults.size > 0) {
      const filled = Array.from(this.defaults, ([name, value]) => `${name}=${shorten(value)}`);
      notice('defaults', { n: filled.length, x: shorten(filled.join(', '), longest) });
    }
    const [x] = this.variables;
    if (x !== undefined) notice('variables', { n: this.variables.size, x: shorten(x), target });
    if (this.secrets.size > 0)
      notice('clear-secrets', {
        n: this.secrets.size,
        x: shorten([...this.secrets].join(', '), 80),
        y: secretCommands[target],
      });
  }

  /** One key by a sentence of its own, several in one. */
  private reportKeys(notice: Context['notice']): void {
    const keys = Array.from(this.services, ([key, services]) => services.map((service) => `${service}.${key}`)).flat();
    const sections = [...this.sections].filter((key) => !this.services.has(key));
    append(keys, sections);
    const [only] = this.services;
    if (only && this.services.size + sections.length === 1)
      notice('not-carried', { k: only[0], services: shorten(only[1].join(', ')) });
    else if (keys.length > 0) notice('keys-not-carried', { n: keys.length, x: shorten(keys.join(', '), longest) });
  }
}

/** The variables that Compose fills in. */
const variablesIn = (text: string): readonly string[] =>
  text.replaceAll('$$', '').match(/\$(?:\{[^{}]*\}|[A-Za-z_]\w*)/g) ?? [];
