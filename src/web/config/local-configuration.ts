import { type Configuration, ConfigurationError, readConfiguration } from '#core/configuration.ts';
import { settingsFromFile } from '#core/configuration-sources.ts';
import { publicAddress } from '../navigation/routes.ts';

/**
 * The configuration of a self-hosted copy: its `config.json` overrides that of the build.
 * @param origin the origin of the copy, such as `https://tools.example`
 * @param tools the ids of the tools that the build contains
 * @throws ConfigurationError naming the key, its format and the value received
 */
export function readLocalConfiguration(
  built: Configuration,
  json: string,
  origin: string,
  tools: readonly string[],
): Configuration {
  const given = { ...built, ...settingsFromFile(json) };
  const configuration = readConfiguration(given, [...tools, ...built.hiddenTools]);
  const originOf = (host: string) => new URL(host, origin).origin;
  const { analyticsEnabled, analyticsHost } = configuration;
  // The security policy is part of the built pages: it cannot be extended here.
  if (analyticsEnabled && ![origin, originOf(built.analyticsHost)].includes(originOf(analyticsHost)))
    throw new ConfigurationError(
      'Configuration: analyticsHost must be a path on this host, or the host that the build allowed ' +
        `(PENKNIFE_ANALYTICS_HOST), but is ${JSON.stringify(analyticsHost)}.`,
    );
  return configuration;
}

/** Completes the addresses in a page's head where the build did not know the public address. */
export function makePublic(head: HTMLHeadElement, baseUrl: string): void {
  for (const link of head.querySelectorAll<HTMLLinkElement>('[rel=canonical], [rel=alternate]'))
    link.href = publicAddress(baseUrl, link.getAttribute('href') ?? '');
}
