import { useCallback, useRef, useState } from 'react';
import type messages from '#generated/messages/camera-recorder.en.json';
import { SplitPanes } from '#page/layouts/plain-layout.tsx';
import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { LiveVideo } from '#ui/display/media/live-video.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { FactLine } from '#ui/display/values/fact-line.tsx';
import { formatBytes } from '#ui/display/values/quantity.ts';
import { useMessages } from '#ui/messages.ts';
import { useKeys } from '#ui/use-keys.ts';
import { extensionOf, writeDuration } from '../camera.ts';
import type tool from '../tool.ts';
import { CameraButtons } from './camera-buttons.tsx';
import { CameraNotes } from './camera-notes.tsx';
import { CameraSettings } from './camera-settings.tsx';
import { Gallery } from './gallery.tsx';
import { LensSettings } from './lens-settings.tsx';
import { SoundLevel } from './sound-level.tsx';
import type { Take } from './take-pane.tsx';
import { TakingSettings } from './taking-settings.tsx';
import { useCamera } from './use-camera.ts';
import { useIdle } from './use-idle.ts';
import { usePhotographer } from './use-photographer.ts';
import { type Recording, useRecorder } from './use-recorder.ts';
import { useRecordingFiles } from './use-recording-files.ts';
import { type Settings, useSettings } from './use-settings.ts';
import { useUnloadGuard } from './use-unload-guard.ts';
import { useUnplugged } from './use-unplugged.ts';

/** After this long without use, in milliseconds, it is offered to turn the camera off. */
const idleLimit = 300_000;

/** What the camera sees, the buttons to take it, and what was taken. */
export function Camera() {
  const { message } = useToolMessages<typeof messages>();
  const { locale } = useMessages();
  const execute = useExecute<typeof tool>();
  const { settings, change } = useSettings();
  const camera = useCamera(settings.source);
  const { state, dispatch, stream, devices, start, stop } = camera;
  const files = useRecordingFiles();
  const video = useRef<HTMLVideoElement | null>(null);
  /** In pixels; of a recording when it began, as its end may be that of the picture. */
  const size = useRef({ width: 0, height: 0 });
  const [takes, setTakes] = useState<readonly Take[]>([]);
  const [starts, setStarts] = useState(0);
  const isOn = stream !== undefined;

  const keep = useCallback(
    async (medium: 'photo' | 'video', taken: Omit<Take, 'name' | 'takenAt'>) => {
      const outcome = await execute('nameFile', undefined, { medium, extension: extensionOf(taken.blob.type) });
      if (!('value' in outcome)) return;
      const takenAt = new Date();
      setTakes((former) => [{ ...taken, takenAt, name: unused(outcome.value, former) }, ...former]);
    },
    [execute],
  );
  const onRecorded = (recording: Recording) => void keep('video', { ...recording, ...size.current });
  const recorder = useRecorder({ stream, state, dispatch, settings, files, onRecorded });
  const { isRecording, elapsed, bytes } = recorder;
  useUnloadGuard(isRecording);
  const photographer = usePhotographer(video, isOn, settings, (picture) => keep('photo', picture));
  const { isIdle, wake } = useIdle(isOn && !isRecording, idleLimit);
  const unplugged = useUnplugged(devices, settings, change);

  const photograph = () => {
    wake();
    photographer.photograph();
  };
  const toggleRecording = () => {
    const { videoWidth: width = 0, videoHeight: height = 0 } = video.current ?? {};
    if (!isRecording) size.current = { width, height };
    if (isRecording) recorder.finish();
    else recorder.record();
  };
  useKeys(isOn, { ' ': photograph, r: toggleRecording, p: recorder.togglePause });
  const changeStream = (part: Partial<Settings>) => {
    change(part);
    if (isOn) void start({ ...settings, ...part });
  };
  const { countdown } = photographer;
  /** In the head of the preview, where it moves nothing. */
  const facts = [
    ...(countdown > 0 ? [message('countdown', { n: countdown })] : []),
    ...(isRecording
      ? [
          message(state.name === 'paused' ? 'paused' : 'recording', { time: writeDuration(elapsed) }),
          formatBytes(bytes, locale),
        ]
      : []),
    ...(takes.length > 0 ? [message('taken', { n: takes.length })] : []),
  ];
  const facesAway = stream?.getVideoTracks()[0]?.getSettings().facingMode === 'environment';
  const discard = (gone: readonly Take[]) => {
    setTakes((former) => former.filter((take) => !gone.includes(take)));
    // What cannot be removed now is when the page is left.
    for (const take of gone) take.discard?.().catch(() => {});
  };
  return (
    <>
      <CameraButtons
        state={state}
        stream={stream}
        hasSeveral={devices.cameras.length > 1 && settings.source === 'camera'}
        onStart={() => {
          setStarts((former) => former + 1);
          void start(settings);
        }}
        onStop={stop}
        onPhotograph={photograph}
        onRecord={toggleRecording}
        onPause={recorder.togglePause}
        onTurn={(facing) => changeStream({ camera: '', facing })}
      />
      <SplitPanes aside={<Gallery takes={takes} onDelete={discard} />}>
        <Pane
          title={message('preview')}
          actions={facts.length > 0 && <FactLine label={message('preview')} facts={facts} />}
        >
          <div data-results>
            <CameraNotes
              camera={camera}
              settings={settings}
              recorded={elapsed}
              isEmpty={recorder.isEmpty}
              unplugged={unplugged}
              isIdle={isIdle}
              onWake={wake}
            />
            {isOn ? (
              <LiveVideo
                ref={video}
                stream={stream}
                label={message('preview')}
                isMirrored={settings.source === 'camera' && settings.isMirrored && !facesAway}
              />
            ) : (
              <ViewNote>{message('promise')}</ViewNote>
            )}
            {stream && stream.getAudioTracks().length > 0 && <SoundLevel key={stream.id} stream={stream} />}
          </div>
        </Pane>
        {stream && <LensSettings key={stream.id} stream={stream} settings={settings} onChange={change} />}
        {/* Closed by a start: what is taken is in sight. */}
        <Disclosure key={starts} summary={message('settings')} isOpen={starts === 0}>
          <CameraSettings
            settings={settings}
            stream={stream}
            devices={devices}
            isRecording={isRecording}
            onStream={changeStream}
          />
          <TakingSettings settings={settings} isRecording={isRecording} onChange={change} />
        </Disclosure>
      </SplitPanes>
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
