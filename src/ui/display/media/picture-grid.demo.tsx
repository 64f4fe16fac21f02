/** Small pictures with their names. */
import { PictureGrid } from './picture-grid.tsx';

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="${color}" d="M0 0h160v90H0z"/></svg>`;

export const Several = () => (
  <PictureGrid
    label="Pictures"
    pictures={[
      { name: '160 × 90', svg: svg('#ccc') },
      { name: 'A name that is longer than its picture', svg: svg('#18a058') },
    ]}
  />
);
