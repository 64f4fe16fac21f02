import { useEffect, useState } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { LevelBar } from '#ui/display/charts/level-bar.tsx';
import type messages from '../en.json';
import { levelOf, silence } from '../sound.ts';

/** How loud a stream is, ten times a second. */
export function SoundLevel({ stream }: { readonly stream: MediaStream }) {
  const { message } = useToolMessages<typeof messages>();
  const [level, setLevel] = useState(silence);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      setLevel(Math.round(levelOf(samples)));
    }, 100);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return (
    <LevelBar
      label={message('level')}
      value={level}
      from={silence}
      to={0}
      text={level === silence ? message('silence') : message('decibels', { n: level })}
    />
  );
}
