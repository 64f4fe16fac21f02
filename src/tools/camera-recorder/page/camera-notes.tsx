import type messages from '#generated/messages/camera-recorder.en.json';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { TreeBar } from '#ui/controls/tree-bar.tsx';
import { Verdict } from '#ui/display/values/verdict.tsx';
import { failureOf, isSmaller, sizeOf, writeDuration } from '../camera.ts';
import type { useCamera } from './use-camera.ts';
import { usePermission } from './use-permission.ts';
import { recordingFormat } from './use-recorder.ts';
import type { Settings } from './use-settings.ts';

export interface CameraNotesProps {
  readonly camera: ReturnType<typeof useCamera>;
  readonly settings: Settings;
  /** The length of the last recording, in milliseconds. */
  readonly recorded: number;
  /** It has no picture and was not kept. */
  readonly isEmpty: boolean;
  /** A chosen device that was unplugged. */
  readonly unplugged: 'camera' | 'microphone' | undefined;
  /** It has been on for long without use. */
  readonly isIdle: boolean;
  readonly onWake: () => void;
}

/** Notes on the camera: why there is no picture, or what differs from the settings. */
export function CameraNotes({ camera, settings, recorded, isEmpty, unplugged, isIdle, onWake }: CameraNotesProps) {
  const { message } = useToolMessages<typeof messages>();
  const { state, stream, isSoundLost, stop } = camera;
  const failure = useFailure(camera, settings);
  const shortfall = stream && settings.source === 'camera' ? shortfallOf(stream, settings) : undefined;
  return (
    <>
      <div role="status">
        {state.name === 'asking' && <Verdict tone="pending">{message('asking')}</Verdict>}
        {failure && <Verdict tone="bad">{message(failure)}</Verdict>}
        {state.name === 'lost' && (
          <Verdict tone="bad">
            {state.hadRecording && !isEmpty
              ? message(`lostRecording-${state.source}`, { time: writeDuration(recorded) })
              : message(`lost-${state.source}`)}
          </Verdict>
        )}
        {isEmpty && <Verdict tone="bad">{message('nothingRecorded')}</Verdict>}
        {unplugged && state.name !== 'lost' && <Verdict tone="pending">{message(`unplugged-${unplugged}`)}</Verdict>}
        {isSoundLost && <Verdict tone="pending">{message('soundLost')}</Verdict>}
        {shortfall && <Verdict tone="pending">{message('shortfall', shortfall)}</Verdict>}
        {stream && recordingFormat() === undefined && <Verdict tone="pending">{message('noRecording')}</Verdict>}
        {isIdle && <Verdict tone="pending">{message('idle')}</Verdict>}
      </div>
      {isIdle && (
        <TreeBar>
          <Button icon="camera-off" onClick={stop}>
            {message('stop')}
          </Button>
          <Button onClick={onWake}>{message('keepOn')}</Button>
        </TreeBar>
      )}
    </>
  );
}

/** The message that explains why there is no picture. */
function useFailure({ state, devices }: ReturnType<typeof useCamera>, { source, sound }: Settings) {
  const permission = usePermission();
  const isScreen = source === 'screen';
  const failure = failureOf(state, isScreen ? undefined : permission);
  if (failure === undefined) return undefined;
  const isRefused = failure === 'dismissed' || failure === 'blocked';
  // The browser does not say which of both it was.
  const isSound = sound !== '' && sound !== 'shared';
  if (isSound && isRefused && !isScreen && permission === 'granted') return 'microphoneRefused';
  if (isSound && failure === 'not-found' && devices.microphones.length === 0) return 'noMicrophone';
  if (isScreen && isRefused) return 'notShared';
  return `failure-${failure}` as const;
}

/** The requested size, and the one that the camera has instead; undefined if it has the requested one. */
function shortfallOf(stream: MediaStream, { resolution }: Settings) {
  const wanted = sizeOf(resolution);
  const { width = 0, height = 0 } = stream.getVideoTracks()[0]?.getSettings() ?? {};
  if (!wanted || width === 0 || !isSmaller({ width, height }, wanted)) return undefined;
  return { wanted: `${wanted.width} × ${wanted.height}`, got: `${width} × ${height}` };
}
