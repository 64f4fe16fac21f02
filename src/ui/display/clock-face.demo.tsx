/** A large time with its buttons. */
import { Button } from '#ui/controls/buttons/button.tsx';
import { ClockFace } from './clock-face.tsx';

export const Running = () => (
  <ClockFace label="Stopwatch" time="02:03.456">
    <Button tone="primary" icon="player-pause">
      Stop
    </Button>
  </ClockFace>
);
