import classes from '#ui/display/values/value-view.module.css';

/**
 * Keeps the room of a picture until it is there, in the static HTML too, so that nothing moves; nothing for one that does
 * not say its size.
 */
export function PictureRoom({ value }: { readonly value: unknown }) {
  const size = sizeOf(value);
  if (!size) return null;
  const { width, height } = size;
  return <svg className={classes.picture} aria-hidden="true" width={width} viewBox={`0 0 ${width} ${height}`} />;
}

/** The size that an SVG declares, in pixels, if its width and height are side by side. */
export function sizeOf(value: unknown): { readonly width: string; readonly height: string } | undefined {
  const [, width, height] = /^<svg\b[^>]*\swidth="(\d+)" height="(\d+)"/.exec(String(value)) ?? [];
  return width && height ? { width, height } : undefined;
}
