import type { Configuration } from '#core/configuration.ts';

export interface Crash {
  readonly error: Error;
  /** The page's name among the paths: the id of a tool. */
  readonly page: string;
  readonly configuration: Pick<Configuration, 'version' | 'lastCommit'>;
  readonly browser: string;
}

const maxFrames = 12;

/**
 * What a maintainer needs to find a bug, without anything that the visitor typed: an error's message may quote the
 * input, so only its name and the places in our code are included.
 */
export function crashDetails({ error, page, configuration, browser }: Crash): string {
  const places = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /\.[jt]sx?\b\S*:\d+:\d+\)?$/.test(line))
    .slice(0, maxFrames);
  const { version, lastCommit } = configuration;
  return [
    `Page: /${page}`,
    `Version: ${version} ${lastCommit}`.trim(),
    `Browser: ${browser}`,
    `Error: ${error.name}`,
    ...places.map((line) => `  ${line.trim()}`),
  ].join('\n');
}

/** The address of a new issue with these details. */
export function reportAddress(newIssue: string, { error, page }: Crash, body: string): string {
  return `${newIssue}?${new URLSearchParams({ title: `/${page}: ${error.name}`, body })}`;
}
