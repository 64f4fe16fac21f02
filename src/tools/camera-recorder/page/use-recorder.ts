import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { type Course, type Event, elapsedAt, pickFormat, type State } from '../camera.ts';

export interface Recording {
  readonly blob: Blob;
  /** Milliseconds, without pauses. */
  readonly duration: number;
}

/** The format that this browser records; undefined where it records none. */
export const recordingFormat = (): string | undefined =>
  'MediaRecorder' in globalThis ? pickFormat((format) => MediaRecorder.isTypeSupported(format)) : undefined;

/** Records a stream; what was recorded is given when it ends, also because the camera is gone. */
export function useRecorder(
  stream: MediaStream | undefined,
  state: State,
  dispatch: Dispatch<Event>,
  bitRate: number | null,
  onRecorded: (recording: Recording) => void,
) {
  const recorder = useRef<MediaRecorder | undefined>(undefined);
  const course = useRef<Course>({ begun: 0, pauses: [] });
  const [elapsed, setElapsed] = useState(0);
  const latest = useRef(onRecorded);
  latest.current = onRecorded;

  const record = useCallback(() => {
    const format = recordingFormat();
    if (!stream || format === undefined) return;
    const chunks: Blob[] = [];
    const made = new MediaRecorder(stream, {
      mimeType: format,
      ...(bitRate !== null && { videoBitsPerSecond: bitRate * 1_000_000 }),
    });
    made.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) chunks.push(data);
    });
    made.addEventListener('stop', () => {
      const duration = elapsedAt(course.current, performance.now());
      void seekable(new Blob(chunks, { type: format }), duration).then((blob) => {
        if (blob.size > 0) latest.current({ blob, duration });
      });
      recorder.current = undefined;
      dispatch({ type: 'recorded' });
    });
    recorder.current = made;
    course.current = { begun: performance.now(), pauses: [] };
    setElapsed(0);
    // In pieces of a second, so that little is lost.
    made.start(1_000);
    dispatch({ type: 'record' });
  }, [stream, dispatch, bitRate]);

  const finish = useCallback(() => {
    if (recorder.current && recorder.current.state !== 'inactive') recorder.current.stop();
  }, []);

  const togglePause = useCallback(() => {
    const { begun, pauses } = course.current;
    const last = pauses.at(-1);
    if (recorder.current?.state === 'recording') {
      recorder.current.pause();
      course.current = { begun, pauses: [...pauses, { from: performance.now() }] };
      dispatch({ type: 'pause' });
    } else if (recorder.current?.state === 'paused' && last) {
      recorder.current.resume();
      course.current = { begun, pauses: [...pauses.slice(0, -1), { ...last, to: performance.now() }] };
      dispatch({ type: 'resume' });
    }
  }, [dispatch]);

  const isRecording = state.name === 'recording' || state.name === 'paused';
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => setElapsed(elapsedAt(course.current, performance.now())), 250);
    return () => clearInterval(timer);
  }, [isRecording]);

  return { record, finish, togglePause, elapsed, isRecording };
}

/** Recordings of WebM do not say how long they are: players could not seek in them. */
async function seekable(blob: Blob, duration: number): Promise<Blob> {
  if (!blob.type.startsWith('video/webm') || blob.size === 0) return blob;
  const { default: fixDuration } = await import('fix-webm-duration');
  // Whatever it cannot read stays as it was recorded.
  return fixDuration(blob, duration, { logger: false }).catch(() => blob);
}
