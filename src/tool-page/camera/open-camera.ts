import { type CameraFailure, cameraFailure } from '#lib/camera/camera-failure.ts';

export type OpenedCamera = { readonly stream: MediaStream } | { readonly failure: CameraFailure };

/** Pages on plain http have none. */
export const mediaDevices = (): MediaDevices | undefined => navigator.mediaDevices as MediaDevices | undefined;

/** Asks the browser for a stream by one of its ways; why there is none where it gives none. */
export async function openCamera(request: (media: MediaDevices) => Promise<MediaStream>): Promise<OpenedCamera> {
  const media = mediaDevices();
  if (!media) return { failure: 'insecure' };
  try {
    return { stream: await request(media) };
  } catch (error) {
    return { failure: cameraFailure(error as DOMException, await isDenied()) };
  }
}

/** Whether the reader has to change a setting before the browser asks again. */
async function isDenied(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' as PermissionName })).state === 'denied';
  } catch {
    return false;
  }
}
