import classes from './value-view.module.css';

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

/** The size that an SVG says it has, in pixels. */
export function sizeOf(value: unknown): { readonly width: string; readonly height: string } | undefined {
  if (typeof value !== 'string') return undefined;
  const [tag = ''] = /^<svg\b[^>]*>/.exec(value) ?? [];
  const [width, height] = ['width', 'height'].map((name) => new RegExp(`\\s${name}="(\\d+)"`).exec(tag)?.[1]);
  return width && height ? { width, height } : undefined;
}
