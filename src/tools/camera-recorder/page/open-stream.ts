import { type OpenedCamera, openCamera } from '#page/camera/open-camera.ts';
import { frameRates, sizeOf } from '../camera.ts';
import type { Settings } from './use-settings.ts';

/** Asks for what the settings name, picture and sound; why there is none where there is none. */
export const openStream = (settings: Settings): Promise<OpenedCamera> =>
  settings.source === 'screen' ? openScreen(settings) : openDevices(settings);

async function openDevices(settings: Settings): Promise<OpenedCamera> {
  const { camera, sound } = settings;
  const audio = sound !== '' && { deviceId: { ideal: sound } };
  const opened = await openCamera((media) => media.getUserMedia({ video: videoConstraints(settings), audio }));
  // The chosen camera was unplugged, for example.
  const isTooMuch = 'failure' in opened && opened.failure === 'constraints' && camera !== '';
  return isTooMuch ? openDevices({ ...settings, camera: '', resolution: 'auto', frameRate: 'auto' }) : opened;
}

/** Chromium allows zoom only if it was requested; TypeScript does not know it. */
const movable = { zoom: true };

function videoConstraints({ camera, facing, resolution, frameRate: rate }: Settings): MediaTrackConstraints {
  const size = sizeOf(resolution);
  const frameRate = frameRates[rate];
  return {
    ...movable,
    ...(camera !== '' && { deviceId: { exact: camera } }),
    ...(camera === '' && facing !== '' && { facingMode: { ideal: facing } }),
    ...(frameRate !== undefined && { frameRate: { ideal: frameRate } }),
    ...(size && { width: { ideal: size.width }, height: { ideal: size.height } }),
  };
}

/** A screen with its own sound, or with that of a microphone. */
async function openScreen({ sound }: Settings): Promise<OpenedCamera> {
  const isShared = sound === 'shared';
  const opened = await openCamera(
    (media) => media.getDisplayMedia({ video: true, audio: isShared }),
    'display-capture',
  );
  if ('failure' in opened || isShared || sound === '') return opened;
  const heard = await openCamera(
    (media) => media.getUserMedia({ audio: { deviceId: { ideal: sound } } }),
    'microphone',
  );
  if ('failure' in heard) {
    for (const track of opened.stream.getTracks()) track.stop();
    return heard;
  }
  for (const track of heard.stream.getTracks()) opened.stream.addTrack(track);
  return opened;
}
