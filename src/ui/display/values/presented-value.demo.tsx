/** Values of kinds that are shown otherwise than as text. */
import { fileKind } from '#core/kinds/file-kinds.ts';
import { PresentedValue } from './presented-value.tsx';

/** Grouped where they are read, copied as they are. */
export const Count = () => <PresentedValue kind={fileKind('count')} label="Addresses" value="18446744073709551616" />;

export const Color = () => <PresentedValue kind={fileKind('color')} label="Color" value="#18a058" />;

export const CommaSeparated = () => (
  <PresentedValue kind={fileKind('csv')} label="Networks" value={'network,hosts\n10.0.0.0/8,16777214'} />
);
