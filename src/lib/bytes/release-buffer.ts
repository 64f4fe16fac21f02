/**
 * Frees the memory of buffers at once, where garbage would accumulate faster than it is collected, by transferring them
 * away. A released buffer is empty.
 */
export function createRelease(): (buffer: ArrayBuffer) => void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  return (buffer) => port1.postMessage(undefined, [buffer]);
}
