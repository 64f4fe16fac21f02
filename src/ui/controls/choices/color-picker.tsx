import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/buttons/button.tsx';
import classes from './color-picker.module.css';

/** A picked color: hue in degrees, the other components from 0 to 1. */
export interface Picked {
  readonly hue: number;
  readonly saturation: number;
  readonly value: number;
  readonly alpha: number;
}

export interface ColorPickerProps {
  readonly picked: Picked;
  readonly labels: Readonly<Record<keyof Picked | 'eyeDropper', string>>;
  readonly onPick: (picked: Picked) => void;
  /**
   * Called with a color picked from the screen, in hexadecimal. Without it, or where the browser has none, there is no
   * eyedropper.
   */
  readonly onDrop?: (hex: string) => void;
  /** Content below the sliders, beside the eyedropper. */
  readonly children?: ReactNode;
}

/** The EyeDropper API, which not every browser has, nor TypeScript's declarations. */
type EyeDropper = new () => { open(): Promise<{ readonly sRGBHex: string }> };
const findEyeDropper = () => (globalThis as { EyeDropper?: EyeDropper }).EyeDropper;

/** An area for saturation and value, sliders for hue and alpha, and an eyedropper where the browser has one. */
export function ColorPicker({ picked, labels, onPick, onDrop, children }: ColorPickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  const [hasDropper, setHasDropper] = useState(false);
  const { hue, saturation, value, alpha } = picked;
  useEffect(() => setHasDropper(findEyeDropper() !== undefined), []);
  useEffect(() => {
    const style = picker.current?.style;
    for (const [name, part] of Object.entries({ hue, saturation, value, alpha }))
      style?.setProperty(`--${name}`, String(part));
  }, [hue, saturation, value, alpha]);

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const part = (distance: number, whole: number) => Math.min(1, Math.max(0, distance / whole));
    onPick({ ...picked, saturation: part(event.clientX - left, width), value: 1 - part(event.clientY - top, height) });
  };
  const drop = async () => {
    const Dropper = findEyeDropper();
    const chosen = Dropper && (await new Dropper().open().catch(() => undefined));
    if (chosen) onDrop?.(chosen.sRGBHex);
  };
  const slider = (name: keyof Picked, whole: number, className = classes.slider) => (
    <input
      type="range"
      className={className}
      data-hue={name === 'hue' || undefined}
      aria-label={labels[name]}
      max={whole}
      value={Math.round(picked[name] * (name === 'hue' ? 1 : whole))}
      onChange={(event) => onPick({ ...picked, [name]: Number(event.target.value) / (name === 'hue' ? 1 : whole) })}
    />
  );
  return (
    <div ref={picker} className={classes.picker}>
      <div className={classes.area} onPointerDown={drag} onPointerMove={drag}>
        <span className={classes.thumb} />
        {slider('saturation', 100, 'visually-hidden')}
        {slider('value', 100, 'visually-hidden')}
      </div>
      {slider('hue', 360)}
      {slider('alpha', 100)}
      <div className={classes.foot}>
        {children}
        {onDrop && hasDropper && (
          <Button icon="color-picker" onClick={() => void drop()}>
            {labels.eyeDropper}
          </Button>
        )}
      </div>
    </div>
  );
}
