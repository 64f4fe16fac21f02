import { useRef } from 'react';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { resultOf, useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { PhoneResult } from './page/phone-result.tsx';
import tool from './tool.ts';

const CountryFields = lazy(() => import('./page/country-fields.tsx'), 'CountryFields');
const MarkedNumbers = lazy(() => import('./page/marked-numbers.tsx'), 'MarkedNumbers');

const { country } = tool.operations.describe.options;

export default function PhonePage() {
  const hasInput = useRef(false);
  const session = useToolSession<typeof tool>({
    // The first input of a visit is read as one of the reader's country.
    impliedBy: (_, { options }) => {
      const isFirst = !hasInput.current && options['country'] === country.default;
      hasInput.current = true;
      return isFirst ? { options: { country: countryOfReader() } } : {};
    },
  });
  return (
    <ToolLayout
      session={session}
      hiddenOptions={['country', 'from']}
      control={<CountryFields session={session} />}
      renderResult={
        session.name === 'describe' ? () => <PhoneResult value={resultOf(session, 'describe')} /> : undefined
      }
      renderOutput={(pane) => (
        <>
          {pane}
          {session.name === 'find' && <MarkedNumbers session={session} />}
        </>
      )}
    />
  );
}

/** The country of the reader's language, as the browser has it. */
function countryOfReader(): typeof country.default {
  const { region } = new Intl.Locale(navigator.language).maximize();
  return country.values.find((code) => code === region) ?? country.default;
}
