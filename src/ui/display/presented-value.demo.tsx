/** Values of kinds that are shown otherwise than as text. */
import { kindInfo } from '#core/kinds.ts';
import { PresentedValue } from './presented-value.tsx';

/** Grouped where they are read, copied as they are. */
export const Count = () => <PresentedValue kind={kindInfo('count')} label="Addresses" value="18446744073709551616" />;

export const Color = () => <PresentedValue kind={kindInfo('color')} label="Color" value="#18a058" />;

export const CommaSeparated = () => (
  <PresentedValue kind={kindInfo('csv')} label="Networks" value={'network,hosts\n10.0.0.0/8,16777214'} />
);
