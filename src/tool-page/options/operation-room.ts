/** Widths of a row, in pixels, from which there is room: those that the style sheet knows. */
export interface OperationRoom {
  /** For each operation. */
  readonly from: readonly number[];
  /** For all of them: *More* goes. */
  readonly all: number;
}

/** In pixels. A letter is taken for wider than it is in most fonts: a row that ends early is better than one that is cut. */
const [letter, segment, frame, more, swap] = [7.4, 29, 6, 92, 48];

/**
 * How much room the operations with these labels need. The chosen one always stays; of the others the first have
 * precedence. Estimated, because a row that is measured in the browser would change after it is painted.
 */
export function operationRoom(labels: readonly string[], chosen: number, hasSwap: boolean): OperationRoom {
  const widths = labels.map((label) => label.length * letter + segment);
  const fixed = frame + (hasSwap ? swap : 0);
  const all = toStep(widths.reduce((sum, width) => sum + width, fixed));
  let used = fixed + more + (widths[chosen] ?? 0);
  const from = widths.map((width, index) => {
    if (index === chosen) return 0;
    used += width;
    return Math.min(all, toStep(used));
  });
  return { from, all };
}

/** In steps for each of which `operation-switch.module.css` has a rule. Beyond the last there is room for any number. */
function toStep(width: number): number {
  const step = width > 800 ? 160 : 40;
  return Math.min(1440, Math.ceil(width / step) * step);
}
