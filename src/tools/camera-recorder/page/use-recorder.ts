import { type Dispatch, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Course, type Event, elapsedAt, isRecordingIn, pickFormat, type State } from '../camera.ts';
import { completeWebm } from '../complete-webm.ts';
import { createSpool } from '../spool.ts';
import { WebmIndex } from '../webm-index.ts';
import type { RecordingFiles } from './recording-files.ts';
import type { Settings } from './use-settings.ts';

/** What a recording may take of the memory, in bytes, before it goes to files. */
const memoryLimit = 100_000_000;

export interface Recording {
  readonly blob: Blob;
  /** Milliseconds, without pauses. */
  readonly duration: number;
  /** Removes its files. */
  readonly discard: (() => Promise<void>) | undefined;
}

/** The format that this browser records; undefined where it records none. */
export const recordingFormat = () =>
  'MediaRecorder' in globalThis ? pickFormat((format) => MediaRecorder.isTypeSupported(format)) : undefined;

export interface RecorderOptions {
  readonly stream: MediaStream | undefined;
  readonly state: State;
  readonly dispatch: Dispatch<Event>;
  readonly settings: Settings;
  readonly files: RefObject<RecordingFiles | undefined>;
  readonly onRecorded: (recording: Recording) => void;
}

/**
 * Records a stream; what was recorded is given when it ends, also because the camera is gone. `isEmpty` if that was
 * nothing: it ended before the first picture.
 */
export function useRecorder({ stream, state, dispatch, settings, files, onRecorded }: RecorderOptions) {
  const recorder = useRef<MediaRecorder | undefined>(undefined);
  const course = useRef<Course>({ begun: 0, pauses: [] });
  const [elapsed, setElapsed] = useState(0);
  const [bytes, setBytes] = useState(0);
  const [isEmpty, setEmpty] = useState(false);
  const latest = useRef(onRecorded);
  latest.current = onRecorded;
  const { videoFormat, bitRate } = settings;

  const record = useCallback(() => {
    const format = videoFormat || recordingFormat();
    if (!stream || format === undefined) return;
    const file = files.current?.open();
    const spool = createSpool(memoryLimit, format, file?.store);
    const made = new MediaRecorder(stream, {
      mimeType: format,
      ...(bitRate !== null && { videoBitsPerSecond: bitRate * 1_000_000 }),
    });
    const index = new WebmIndex();
    let indexing = Promise.resolve();
    const isWebm = format.startsWith('video/webm');
    made.addEventListener('dataavailable', ({ data }) => {
      spool.add(data);
      setBytes((former) => former + data.size);
      if (!isWebm) return;
      indexing = indexing.then(async () => index.add(new Uint8Array(await data.arrayBuffer())));
      // That it failed is seen at the end.
      indexing.catch(() => {});
    });
    made.addEventListener('stop', async () => {
      const duration = elapsedAt(course.current, performance.now());
      setElapsed(duration);
      recorder.current = undefined;
      dispatch({ type: 'recorded' });
      // Without an index it can be played all the same.
      const cues = await indexing.then(
        () => index.cues,
        () => [],
      );
      const blob = await completeWebm(await spool.finish(), duration, cues);
      setEmpty(blob.size === 0);
      if (blob.size > 0) latest.current({ blob, duration, discard: file?.discard });
    });
    recorder.current = made;
    course.current = { begun: performance.now(), pauses: [] };
    setElapsed(0);
    setBytes(0);
    setEmpty(false);
    // In pieces of a second, so that little is lost.
    made.start(1_000);
    dispatch({ type: 'record' });
  }, [stream, dispatch, files, videoFormat, bitRate]);

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

  const isRecording = isRecordingIn(state);
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => setElapsed(elapsedAt(course.current, performance.now())), 250);
    return () => clearInterval(timer);
  }, [isRecording]);

  const { stopAfter } = settings;
  useEffect(() => {
    if (isRecording && stopAfter !== null && elapsed >= stopAfter * 1_000) finish();
  }, [isRecording, stopAfter, elapsed, finish]);

  return { record, finish, togglePause, elapsed, bytes, isRecording, isEmpty };
}
