/** How far something has come. */
import { LevelBar } from './level-bar.tsx';

export const Usual = () => <LevelBar label="Done" value={25} from={0} to={100} text="25 %" />;
