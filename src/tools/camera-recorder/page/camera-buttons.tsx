import type messages from '#generated/messages/camera-recorder.en.json';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { isRecordingIn, type State } from '../camera.ts';
import { recordingFormat } from './use-recorder.ts';

export interface CameraButtonsProps {
  readonly state: State;
  readonly stream: MediaStream | undefined;
  /** There is more than one camera. */
  readonly hasSeveral: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onPhotograph: () => void;
  readonly onRecord: () => void;
  readonly onPause: () => void;
  /** Takes the camera at the front or at the back. */
  readonly onTurn: (facing: 'user' | 'environment') => void;
}

/** What can be done with the camera now. */
export function CameraButtons(props: CameraButtonsProps) {
  const { state, stream, hasSeveral, onStart, onStop, onPhotograph, onRecord, onPause, onTurn } = props;
  const { message } = useToolMessages<typeof messages>();
  const isOn = stream !== undefined;
  const isRecording = isRecordingIn(state);
  const isPaused = state.name === 'paused';
  // Cameras of phones report which way they face.
  const facing = stream?.getVideoTracks()[0]?.getSettings().facingMode;
  const start = () => {
    if (state.name !== 'asking') onStart();
  };
  return (
    <ControlRow>
      {/* One button, which keeps the focus. */}
      <Button
        tone="primary"
        icon="camera"
        aria-disabled={state.name === 'asking' || undefined}
        onClick={isOn ? onPhotograph : start}
      >
        {message(isOn ? 'photograph' : 'start')}
      </Button>
      {isOn && (
        <>
          <Button
            icon={isRecording ? 'player-stop' : 'player-record'}
            disabled={recordingFormat() === undefined}
            onClick={onRecord}
          >
            {message(isRecording ? 'finish' : 'record')}
          </Button>
          {isRecording && (
            <Button icon={isPaused ? 'player-play' : 'player-pause'} onClick={onPause}>
              {message(isPaused ? 'resume' : 'pause')}
            </Button>
          )}
          {hasSeveral && facing && (
            <Button
              icon="camera-rotate"
              disabled={isRecording}
              onClick={() => onTurn(facing === 'environment' ? 'user' : 'environment')}
            >
              {message(facing === 'environment' ? 'toFront' : 'toBack')}
            </Button>
          )}
          <Button icon="camera-off" onClick={onStop}>
            {message('stop')}
          </Button>
        </>
      )}
    </ControlRow>
  );
}
