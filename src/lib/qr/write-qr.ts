import { correction, generate, mode } from 'lean-qr';
import { ToolError } from '#core/tool.ts';

/** Light modules around a code (ISO/IEC 18004, section 9.1). */
const quietZone = 4;

/**
 * A text as a QR code of at least level M (ISO/IEC 18004), as SVG: one black path on white.
 * @throws ToolError `too-long-for-qr` where no code holds it
 */
export function writeQr(text: string): string {
  const size = codeOf(text);
  const whole = size.size + 2 * quietZone;
  let path = '';
  for (let y = 0; y < size.size; y++)
    for (let x = 0; x < size.size; x++) {
      let length = 0;
      while (size.get(x + length, y)) length++;
      if (length > 0) path += `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`;
      x += length;
    }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" width="${4 * whole}" height="${4 * whole}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${whole}v${whole}H0z"/><path d="${path}"/></svg>`
  );
}

function codeOf(text: string) {
  try {
    // The library would also write Japanese as Shift JIS, which many readers take for something else.
    return generate(text, {
      minCorrectionLevel: correction.M,
      modes: [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8],
    });
  } catch {
    throw new ToolError('too-long-for-qr');
  }
}
