/** Why there is no picture of a camera. */
export type CameraFailure =
  | 'dismissed'
  | 'blocked'
  | 'system'
  | 'not-found'
  | 'in-use'
  | 'constraints'
  | 'aborted'
  | 'insecure'
  | 'unknown';

/**
 * What a refusal of `getUserMedia` means, by its name (W3C Media Capture and Streams, 10.2).
 * @param isDenied whether the browser will not ask again by itself
 * @example cameraFailure({ name: 'NotFoundError', message: '' }, false) // 'not-found'
 */
export function cameraFailure({ name, message }: { name: string; message: string }, isDenied: boolean): CameraFailure {
  switch (name) {
    case 'NotAllowedError':
      if (/system/i.test(message)) return 'system';
      return isDenied ? 'blocked' : 'dismissed';
    case 'NotFoundError':
      return 'not-found';
    case 'NotReadableError':
      return 'in-use';
    case 'OverconstrainedError':
      return 'constraints';
    case 'AbortError':
      return 'aborted';
    case 'SecurityError':
      return 'insecure';
    default:
      return 'unknown';
  }
}
