import { useEffect, useMemo, useState } from 'react';

/** Pixels of an emoji that is drawn to be looked at. */
const size = 20;
/** Nothing is assigned to it. */
const unassigned = '\u{1fffd}';
/** How long tests may keep the page from answering, in milliseconds. */
const turn = 8;

const known = new Map<string, boolean>();
let test: ((emoji: string) => boolean) | undefined;

/** Whether this device has a picture for an emoji. */
export function isDrawable(emoji: string): boolean {
  const tested = known.get(emoji);
  if (tested !== undefined) return tested;
  test ??= createTest();
  const result = test(emoji);
  known.set(emoji, result);
  return result;
}

/**
 * A test that draws emoji and looks at the pixels. Where the device has pictures in color, what it lacks is without; else
 * it looks as a character that does not exist. A sequence that has no picture is drawn as its parts, side by side.
 */
function createTest(): (emoji: string) => boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 2 * size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return () => true;
  context.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  context.textBaseline = 'top';
  context.fillStyle = '#f0f';
  const draw = (text: string) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillText(text, 0, size / 4);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const usual = '😀';
  const maxWidth = 1.5 * context.measureText(usual).width;
  const hasColors = hasOtherColor(draw(usual));
  const missing = draw(unassigned);
  return (emoji) => {
    if (context.measureText(emoji).width > maxWidth) return false;
    const pixels = draw(emoji);
    return hasColors ? hasOtherColor(pixels) : pixels.some((value, at) => value !== missing[at]);
  };
}

/** Whether pixels have another color than that of the text. */
function hasOtherColor(pixels: Uint8ClampedArray): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha > 200 && (red < 200 || green > 50 || blue < 200)) return true;
  }
  return false;
}

/** Those that this device can draw, on request; tested in steps, and complete until then. */
export function useDrawable<S extends { readonly symbol: string }>(
  symbols: readonly S[],
  isWanted: boolean,
): readonly S[] {
  const [tested, setTested] = useState<readonly S[]>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void testInTurns(symbols, () => isOver).then(() => setTested(symbols));
    return () => {
      isOver = true;
    };
  }, [symbols, isWanted]);
  const isReady = isWanted && (tested === symbols || symbols.every(({ symbol }) => known.has(symbol)));
  return useMemo(() => (isReady ? symbols.filter(({ symbol }) => known.get(symbol)) : symbols), [symbols, isReady]);
}

async function testInTurns(symbols: readonly { readonly symbol: string }[], isOver: () => boolean): Promise<void> {
  let start = performance.now();
  for (const { symbol } of symbols) {
    isDrawable(symbol);
    if (performance.now() - start < turn) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (isOver()) return;
    start = performance.now();
  }
}
