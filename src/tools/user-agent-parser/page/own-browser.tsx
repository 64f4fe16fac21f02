import { useEffect, useEffectEvent } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** What only browsers made of Chromium have. */
interface AgentData {
  getHighEntropyValues(
    names: readonly string[],
  ): Promise<Readonly<Record<string, string | boolean | readonly Brand[]>>>;
}

/** The hints that this browser is queried for, by the headers in which it sends them. */
const headers: Readonly<Record<string, string>> = {
  brands: 'Sec-CH-UA',
  fullVersionList: 'Sec-CH-UA-Full-Version-List',
  mobile: 'Sec-CH-UA-Mobile',
  platform: 'Sec-CH-UA-Platform',
  platformVersion: 'Sec-CH-UA-Platform-Version',
  architecture: 'Sec-CH-UA-Arch',
  bitness: 'Sec-CH-UA-Bitness',
  model: 'Sec-CH-UA-Model',
};

/**
 * Takes the user agent of this browser as the input, for the page to begin with too, and on request its client hints where
 * it has them.
 */
export function OwnBrowser({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const begin = useEffectEvent(() => session.begin(navigator.userAgent));
  useEffect(() => begin(), []);
  const takeMine = (clientHints: string) => {
    session.setInput({ text: navigator.userAgent });
    session.setOptionsOf('parse', { clientHints });
  };
  return (
    <ControlRow>
      <Button icon="browser" onClick={() => takeMine('')}>
        {message('mine')}
      </Button>
      <Button icon="browser-check" onClick={() => void readOwnHints().then(takeMine)}>
        {message('mineHints')}
      </Button>
    </ControlRow>
  );
}

/** The client hints of this browser as it would send them; nothing where it has none. */
async function readOwnHints(): Promise<string> {
  const { userAgentData }: { readonly userAgentData?: AgentData } = navigator as Navigator & {
    readonly userAgentData?: AgentData;
  };
  // A browser may refuse some hints.
  const values = await userAgentData?.getHighEntropyValues(Object.keys(headers)).catch(() => undefined);
  return Object.entries(headers)
    .flatMap(([name, header]) => (values?.[name] === undefined ? [] : [`${header}: ${writeValue(values[name])}`]))
    .join('\n');
}

function writeValue(value: string | boolean | readonly Brand[]): string {
  if (typeof value === 'boolean') return value ? '?1' : '?0';
  if (typeof value === 'string') return quote(value);
  return value.map(({ brand, version }) => `${quote(brand)};v=${quote(version)}`).join(', ');
}

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
