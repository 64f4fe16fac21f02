/** A cell of a table whose text a press copies. */
import { CopyCell } from './copy-cell.tsx';

export const Path = () => <CopyCell text="/items/0/name" content={() => '/items/0/name'} />;
