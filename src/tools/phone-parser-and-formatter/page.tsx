import { useRef } from 'react';
import { ComposedLayout } from '#page/layouts/composed-page.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import tool from './tool.ts';

const { country } = tool.operations.describe.options;

/** The declared page, on which the first input of a visit is read as one of the user's country. */
export default function PhonePage() {
  const hasInput = useRef(false);
  const session = useToolSession<typeof tool>({
    impliedBy: (_, { options }) => {
      const isFirst = !hasInput.current && options['country'] === country.default;
      hasInput.current = true;
      return isFirst ? { options: { country: countryOfReader() } } : {};
    },
  });
  return <ComposedLayout session={session} />;
}

/** The country of the user's language, as the browser has it. */
function countryOfReader(): typeof country.default {
  const { region } = new Intl.Locale(navigator.language).maximize();
  return country.values.find((code) => code === region) ?? country.default;
}
