/** Marks a part of a picture by dragging over it. */
import { useState } from 'react';
import { LiveVideo } from './live-video.tsx';
import { type Region, RegionSelect } from './region-select.tsx';

const size = { width: 1280, height: 720 };

function Marked({ initial }: { readonly initial?: Region }) {
  const [region, setRegion] = useState(initial);
  return (
    <RegionSelect {...size} region={region} onRegion={setRegion}>
      <LiveVideo stream={undefined} label="Screen" />
    </RegionSelect>
  );
}

export const Whole = () => <Marked />;
export const Part = () => <Marked initial={{ x: 200, y: 100, width: 400, height: 300 }} />;
