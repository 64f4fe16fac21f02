import { type CameraFailure, cameraFailure } from '#lib/camera/camera-failure.ts';

export type OpenedCamera = { readonly stream: MediaStream } | { readonly failure: CameraFailure };

/** Pages on plain http have none. */
export const mediaDevices = (): MediaDevices | undefined => navigator.mediaDevices as MediaDevices | undefined;

/** Phones share no screen. */
export const canShareScreen = (): boolean => 'getDisplayMedia' in (mediaDevices() ?? {});

/**
 * Opens a stream by one of the browser's APIs, or returns the reason for the failure.
 * @param permission the permission that the API requests
 */
export async function openCamera(
  request: (media: MediaDevices) => Promise<MediaStream>,
  permission: 'camera' | 'microphone' | 'display-capture' = 'camera',
): Promise<OpenedCamera> {
  const media = mediaDevices();
  if (!media) return { failure: 'insecure' };
  try {
    return { stream: await request(media) };
  } catch (error) {
    return { failure: cameraFailure(error as DOMException, await isDenied(permission)) };
  }
}

/** Whether the user has to change a setting before the browser asks again. */
async function isDenied(permission: string): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: permission as PermissionName })).state === 'denied';
  } catch {
    return false;
  }
}
