import { ComposedLayout } from '#page/layouts/composed-page.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { operationFor } from './page/operation-for.ts';
import { useAddressNames } from './page/use-address-names.ts';
import { useAddressSettings } from './page/use-address-settings.ts';
import { useReadAddress } from './page/use-read-address.ts';
import type tool from './tool.ts';

/** The declared page, on which an address decides what is done with it and how, also one that was read from a picture. */
export default function OtpGeneratorPage() {
  const session = useToolSession<typeof tool>({
    impliedBy: (input, { name }) => ('text' in input ? operationFor(input.text, name) : {}),
  });
  useReadAddress(session);
  useAddressNames(session);
  useAddressSettings(session);
  return <ComposedLayout session={session} />;
}
