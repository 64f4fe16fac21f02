/** What takes a while to find out. */
import { whenIdle } from '#ui/when-idle.ts';
import { platform } from './platform.ts';

const measuredFrames = 60;

/** Frames per second, measured; nothing while the page is not seen. */
export const measureRefreshRate = (): Promise<string> =>
  new Promise((resolve) => {
    let first = 0;
    let count = 0;
    const frame = (time: number) => {
      if (count === 0) first = time;
      if (count++ < measuredFrames) requestAnimationFrame(frame);
      else resolve(`${Math.round((measuredFrames * 1000) / (time - first))} Hz`);
    };
    requestAnimationFrame(frame);
  });

let graphics: Promise<string | null> | undefined;

/**
 * The graphics processor as WebGL names it. It is requested once, when the browser is idle: until then it would block
 * the page.
 */
export const nameGraphics = (): Promise<string | null> => {
  graphics ??= new Promise<void>(whenIdle).then(askWebGl);
  return graphics;
};

/** Some browsers only name it by an extension. */
function askWebGl(): string | null {
  const context = document.createElement('canvas').getContext('webgl');
  if (!context) return null;
  const plain = String(context.getParameter(context.RENDERER));
  const extension = plain === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  const name = extension
    ? `${context.getParameter(extension.UNMASKED_VENDOR_WEBGL)}, ${context.getParameter(extension.UNMASKED_RENDERER_WEBGL)}`
    : plain;
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/** Renderers that need no graphics processor. */
const software = /SwiftShader|llvmpipe|Basic Render/;

/** The adapter of WebGPU. Without a graphics processor there is none, and asking for one would be reported on the console. */
export async function nameAdapter(): Promise<string | null> {
  if (software.test((await nameGraphics()) ?? '')) return null;
  const adapter = await platform().gpu?.requestAdapter();
  const { vendor, architecture, description } = adapter?.info ?? {};
  return [vendor, architecture, description].filter(Boolean).join(', ') || null;
}

/** How many devices of each kind there are; browsers name none of them without permission. */
export async function countMediaDevices(): Promise<string | number | null> {
  const devices = await platform().mediaDevices?.enumerateDevices();
  if (!devices) return null;
  const counts = new Map<string, number>();
  for (const { kind } of devices) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${kind}: ${count}`).join(', ') || 0;
}

/** The state of a permission, without a request for it; null where the browser does not know it. */
export async function statusOf(name: string): Promise<PermissionStatus | null> {
  const { permissions } = platform();
  if (!permissions) return null;
  try {
    return await permissions.query({ name });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Small modules, without their header, that only engines with the features take. */
const modules = {
  // A function that makes a vector of one byte sixteen times and counts its bits.
  simd: [1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
  // A function that loads from shared memory at once.
  threads: [1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 5, 4, 1, 3, 1, 1, 10, 11, 1, 9, 0, 65, 0, 254, 16, 2, 0, 26, 11],
  // A structure type.
  gc: [1, 5, 1, 95, 1, 120, 0],
} as const;
const header = [0, 97, 115, 109, 1, 0, 0, 0];

/** Whether WebAssembly has a feature. Validating runs nothing. */
export const hasWebAssembly = (feature: keyof typeof modules): boolean =>
  typeof WebAssembly !== 'undefined' && WebAssembly.validate(new Uint8Array([...header, ...modules[feature]]));
