import type { Node } from '#lib/data/node.ts';
import { at, hostsOf, pairsOf, textOf, textsOf, ulimitsOf } from './read-node.ts';
import { othersOf, type Words } from './resources.ts';

/** Keys of `build` whose text is the value of a flag. */
const textFlags = { target: '--target', network: '--network', shm_size: '--shm-size' } as const;

/** Keys of `build` that are flags without a value. */
const switches = { no_cache: '--no-cache', pull: '--pull' } as const;

/** Keys of `build` whose items are each the value of a flag. */
const listFlags = {
  args: ['--build-arg', pairsOf],
  additional_contexts: ['--build-context', pairsOf],
  labels: ['--label', pairsOf],
  cache_from: ['--cache-from', textsOf],
  cache_to: ['--cache-to', textsOf],
  tags: ['--tag', textsOf],
  extra_hosts: ['--add-host', hostsOf],
  ulimits: ['--ulimit', ulimitsOf],
} as const satisfies Record<string, readonly [string, (node: Node | undefined) => readonly string[]]>;

const taken = [
  'context',
  'dockerfile',
  'platforms',
  ...[textFlags, switches, listFlags].flatMap((flags) => Object.keys(flags)),
];

export interface Build {
  readonly words: readonly Words[];
  /** The keys that were not translated, with `build.` before them. */
  readonly lost: readonly string[];
}

/**
 * The `docker build` command of a service.
 * @param platform the platform of the service, for which Compose builds too
 */
export function writeBuild(build: Node, image: string, platform: string | undefined): Build {
  const context = textOf(build) ?? textOf(at(build, 'context')) ?? '.';
  const dockerfile = textOf(at(build, 'dockerfile'));
  const platforms = textsOf(at(build, 'platforms'));
  const chosen = platform ?? (platforms.length === 1 ? platforms[0] : undefined);
  const words: Words[] = [
    ['docker', 'build'],
    ['--tag', image],
  ];
  if (dockerfile !== undefined) words.push(['--file', inContext(dockerfile, context)]);
  if (chosen !== undefined) words.push(['--platform', chosen]);
  for (const [key, flag] of Object.entries(textFlags)) {
    const text = textOf(at(build, key));
    if (text !== undefined) words.push([flag, text]);
  }
  for (const [key, flag] of Object.entries(switches)) if (textOf(at(build, key)) === 'true') words.push([flag]);
  for (const [key, [flag, valuesOf]] of Object.entries(listFlags))
    for (const value of valuesOf(at(build, key))) words.push([flag, value]);
  const others = othersOf(build, taken);
  const lost = platforms.length > 0 && chosen !== platforms.join() ? [...others, 'platforms'] : others;
  return { words: [...words, [context]], lost: lost.map((key) => `build.${key}`) };
}

/** Compose looks for a Dockerfile from the context, Docker from the current folder; a remote context has its own. */
function inContext(dockerfile: string, context: string): string {
  const folder = context.replace(/\/+$/, '');
  const isAbsolute = /^(?:\/|~|[A-Za-z]:[\\/]|\$)/.test(dockerfile);
  const isRemote = /^(?:[a-z][\w+.-]*:\/\/|git@|github\.com\/)/i.test(context);
  return isAbsolute || isRemote || folder === '.' ? dockerfile : `${folder}/${dockerfile}`;
}
