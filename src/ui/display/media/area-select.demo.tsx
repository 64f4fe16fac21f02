/** Marks a part of a picture by dragging over it. */
import { useState } from 'react';
import { AreaSelect, type Region } from './area-select.tsx';
import { LiveVideo } from './live-video.tsx';

const size = { width: 1280, height: 720 };

function Marked({ initial }: { readonly initial?: Region }) {
  const [region, setRegion] = useState(initial);
  return (
    <AreaSelect {...size} region={region} onRegion={setRegion}>
      <LiveVideo stream={undefined} label="Screen" />
    </AreaSelect>
  );
}

export const Whole = () => <Marked />;
export const Part = () => <Marked initial={{ x: 200, y: 100, width: 400, height: 300 }} />;
