import { useCallback, useEffect, useRef, useState } from 'react';
import type messages from '#generated/messages/camera-recorder.en.json';
import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { FactLine } from '#ui/display/fact-line.tsx';
import { LiveVideo } from '#ui/display/live-video.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { Verdict } from '#ui/display/verdict.tsx';
import { useKeys } from '#ui/use-keys.ts';
import { extensionOf, writeDuration } from '../camera.ts';
import type tool from '../tool.ts';
import { CameraSettings } from './camera-settings.tsx';
import { Gallery, type Take } from './gallery.tsx';
import { LensSettings } from './lens-settings.tsx';
import { takePicture } from './take-picture.ts';
import { useCamera } from './use-camera.ts';
import { recordingFormat, useRecorder } from './use-recorder.ts';
import { type Settings, useSettings } from './use-settings.ts';

/** Between the pictures of a burst, in milliseconds. */
const burstPause = 200;

/** What the camera sees, the buttons to take it, and what was taken. */
export function Camera() {
  const { message } = useToolMessages<typeof messages>();
  const execute = useExecute<typeof tool>();
  const { settings, change } = useSettings();
  const { state, dispatch, stream, devices, isLost, start, stop } = useCamera();
  const video = useRef<HTMLVideoElement | null>(null);
  const [takes, setTakes] = useState<readonly Take[]>([]);
  const [countdown, setCountdown] = useState(0);

  const keep = useCallback(
    async (medium: 'photo' | 'video', taken: Omit<Take, 'name'>) => {
      const outcome = await execute('nameFile', undefined, { medium, extension: extensionOf(taken.blob.type) });
      if (!('value' in outcome)) return;
      setTakes((former) => [{ ...taken, name: unused(outcome.value, former) }, ...former]);
    },
    [execute],
  );
  const recorder = useRecorder(stream, state, dispatch, settings.bitRate, (recording) => {
    const { videoWidth: width = 0, videoHeight: height = 0 } = video.current ?? {};
    void keep('video', { ...recording, width, height });
  });
  const { record, finish, togglePause, elapsed, isRecording } = recorder;
  const isOn = stream !== undefined;
  const facesAway = stream?.getVideoTracks()[0]?.getSettings().facingMode === 'environment';
  const isCamera = settings.source === 'camera';

  const latest = useRef(settings);
  latest.current = settings;
  const shoot = useCallback(async () => {
    const { photoFormat, quality, savesMirrored, burst } = latest.current;
    for (let taken = 0; taken < burst && video.current; taken++) {
      if (taken > 0) await new Promise((resolve) => setTimeout(resolve, burstPause));
      if (!video.current) return;
      const picture = await takePicture(video.current, photoFormat, quality, isCamera && savesMirrored);
      if (picture) await keep('photo', picture);
    }
  }, [keep, isCamera]);

  useEffect(() => {
    if (countdown === 0) return;
    const timer = setTimeout(() => {
      setCountdown(countdown - 1);
      if (countdown === 1) void shoot();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [countdown, shoot]);

  const { stopAfter } = settings;
  useEffect(() => {
    if (isRecording && stopAfter !== null && elapsed >= stopAfter * 1_000) finish();
  }, [isRecording, stopAfter, elapsed, finish]);

  const photograph = () => (settings.timer === '0' ? void shoot() : setCountdown(Number(settings.timer)));
  const toggleRecording = () => (isRecording ? finish() : record());
  useKeys(isOn, { ' ': photograph, r: toggleRecording, p: togglePause });
  const tellElapsed = () => message(state.name === 'paused' ? 'paused' : 'recording', { time: writeDuration(elapsed) });
  const changeStream = (part: Partial<Settings>) => {
    change(part);
    if (isOn) void start({ ...settings, ...part });
  };
  /** In the head of the preview, where it moves nothing. */
  const progress = countdown > 0 ? message('countdown', { n: countdown }) : isRecording && tellElapsed();
  return (
    <>
      <ControlRow>
        {isOn ? (
          <>
            <Button tone="primary" icon="camera" onClick={photograph}>
              {message('photograph')}
            </Button>
            <Button
              icon={isRecording ? 'player-stop' : 'player-record'}
              disabled={recordingFormat() === undefined}
              onClick={toggleRecording}
            >
              {message(isRecording ? 'finish' : 'record')}
            </Button>
            {isRecording && (
              <Button icon={state.name === 'paused' ? 'player-play' : 'player-pause'} onClick={togglePause}>
                {message(state.name === 'paused' ? 'resume' : 'pause')}
              </Button>
            )}
            <Button icon="camera-off" onClick={stop}>
              {message('stop')}
            </Button>
          </>
        ) : (
          <Button tone="primary" icon="camera" disabled={state.name === 'asking'} onClick={() => void start(settings)}>
            {message('start')}
          </Button>
        )}
      </ControlRow>
      <Pane title={message('preview')} actions={progress && <FactLine label={message('preview')} facts={[progress]} />}>
        <div data-results>
          <div role="status">
            {state.name === 'asking' && <Verdict tone="pending">{message('asking')}</Verdict>}
            {state.name === 'failed' && <Verdict tone="bad">{message(`failure-${state.failure}`)}</Verdict>}
            {isLost && <Verdict tone="bad">{message('lost')}</Verdict>}
            {isOn && recordingFormat() === undefined && <Verdict tone="pending">{message('noRecording')}</Verdict>}
          </div>
          {isOn ? (
            <LiveVideo
              ref={video}
              stream={stream}
              label={message('preview')}
              isMirrored={isCamera && settings.isMirrored && !facesAway}
            />
          ) : (
            <ViewNote>{message('promise')}</ViewNote>
          )}
        </div>
      </Pane>
      {stream && <LensSettings key={stream.id} stream={stream} />}
      <CameraSettings
        settings={settings}
        devices={devices}
        isRecording={isRecording}
        onStream={changeStream}
        onChange={change}
      />
      {takes.length > 1 && (
        <ControlRow>
          <Button icon="trash" onClick={() => setTakes([])}>
            {message('deleteAll')}
          </Button>
        </ControlRow>
      )}
      <Gallery takes={takes} onDelete={(gone) => setTakes((former) => former.filter((take) => take !== gone))} />
    </>
  );
}

/** Several pictures of one second have a number each. */
function unused(name: string, takes: readonly Take[]): string {
  const dot = name.lastIndexOf('.');
  const isTaken = (candidate: string) => takes.some((take) => take.name === candidate);
  let candidate = name;
  for (let n = 2; isTaken(candidate); n++) candidate = `${name.slice(0, dot)}-${n}${name.slice(dot)}`;
  return candidate;
}
