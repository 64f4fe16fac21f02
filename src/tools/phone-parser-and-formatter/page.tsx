import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useListSession } from '#page/session/use-list-session.ts';
import { resultOf } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { PhoneResult } from './page/phone-result.tsx';
import { Source } from './page/source.tsx';
import tool from './tool.ts';

const CountryFields = lazy(() => import('./page/country-fields.tsx'), 'CountryFields');
const MarkedNumbers = lazy(() => import('./page/marked-numbers.tsx'), 'MarkedNumbers');

const { country } = tool.operations.describe.options;

export default function PhonePage() {
  const session = useListSession<typeof tool>({
    one: 'describe',
    list: 'checkList',
    firstOptions: (options) => (options['country'] === country.default ? { country: countryOfReader() } : {}),
  });
  return (
    <>
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
      <Source />
      <Examples session={session} />
    </>
  );
}

/** The country of the reader's language, as the browser has it. */
function countryOfReader(): typeof country.default {
  const { region } = new Intl.Locale(navigator.language).maximize();
  return country.values.find((code) => code === region) ?? country.default;
}
