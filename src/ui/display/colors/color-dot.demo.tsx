/** A color that distinguishes one thing from others; its name is beside it. */
import { Button } from '#ui/controls/buttons/button.tsx';
import { ColorDot, dotColors } from './color-dot.tsx';

export function All() {
  return dotColors.map((color) => (
    <Button key={color}>
      <ColorDot color={color} />
      {color}
    </Button>
  ));
}
