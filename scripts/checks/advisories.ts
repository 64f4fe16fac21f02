export interface Assessment {
  /** Lines to print. */
  readonly lines: readonly string[];
  readonly outcome: 'passed' | 'found' | 'unchecked';
}

interface Advisory {
  readonly url: string;
  readonly title: string;
  readonly severity: string;
}
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (Advisory | string)[] }>>;
  readonly metadata?: { readonly dependencies?: { readonly total?: number } };
  readonly message?: string;
}

const unchecked = (reason: string): Assessment => ({ outcome: 'unchecked', lines: [reason] });

function readReport(json: string): Report {
  try {
    return JSON.parse(json) as Report;
  } catch {
    return {};
  }
}

/**
 * Assesses what `npm audit --json` printed. An advisory counts if it concerns a shipped package or is of high severity,
 * unless its address is explained.
 */
export function assessAudit(
  json: string,
  shipped: ReadonlySet<string>,
  explained: Readonly<Record<string, string>>,
): Assessment {
  const { vulnerabilities, metadata, message } = readReport(json);
  if (!vulnerabilities) return unchecked(message ?? 'the registry gave no report');
  if (!metadata?.dependencies?.total) return unchecked('the report covers no package');
  if (shipped.size === 0) return unchecked('there is no build that lists the shipped packages');

  const found = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((advisory) => (typeof advisory === 'string' ? [] : { name, ...advisory })),
  );
  const counting = found.filter(
    ({ name, severity, url }) =>
      (shipped.has(name) || ['high', 'critical'].includes(severity)) && !Object.hasOwn(explained, url),
  );
  return {
    outcome: counting.length > 0 ? 'found' : 'passed',
    lines: [
      ...found.map(({ name, severity, title, url }) => {
        const reason = Object.hasOwn(explained, url) ? `: ${explained[url]}` : '';
        return `${name}${shipped.has(name) ? ' (shipped)' : ''}: ${severity}, ${title}, ${url}${reason}`;
      }),
      `${found.length} advisories, ${counting.length} to be dealt with; ${shipped.size} packages are shipped`,
    ],
  };
}
