/** How far something has come. */
import { LevelBar } from './level-bar.tsx';

export const Usual = () => <LevelBar label="Done" value={25} from={0} to={100} text="25 %" />;

export const WithItsText = () => (
  <LevelBar label="Time left" value={20} from={0} to={30} text="20 seconds left" isTextShown />
);
