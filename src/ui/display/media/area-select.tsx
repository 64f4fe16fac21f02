import { type PointerEvent, type ReactNode, useRef } from 'react';
import classes from './area-select.module.css';

/** A rectangle, in pixels of the picture. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface AreaSelectProps {
  /** The size of the picture, in pixels; zero where it is not known yet. */
  readonly width: number;
  readonly height: number;
  readonly region: Region | undefined;
  readonly onRegion: (region: Region | undefined) => void;
  /** The picture, as large as there is room, in the middle of it. */
  readonly children: ReactNode;
}

/** Smaller ones, in pixels of the picture, are clicks. */
const minSide = 8;

/** Marks a part of a picture by dragging over it; a click marks none. What it is for works without it: keys cannot do that. */
export function AreaSelect({ width, height, region, onRegion, children }: AreaSelectProps) {
  const surface = useRef<SVGSVGElement>(null);
  const start = useRef<DOMPoint>(undefined);
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(surface.current?.getScreenCTM()?.inverse());
    return new DOMPoint(Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y)));
  };
  const drag = (event: PointerEvent) => {
    if (!start.current) return;
    const [from, to] = [start.current, pointOf(event)];
    const size = { width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
    const isClick = size.width < minSide || size.height < minSide;
    onRegion(isClick ? undefined : { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), ...size });
  };
  return (
    <div className={classes.frame}>
      {children}
      {width > 0 && (
        <svg
          ref={surface}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            start.current = pointOf(event);
          }}
          onPointerMove={drag}
          onPointerUp={(event) => {
            drag(event);
            start.current = undefined;
          }}
          onPointerCancel={() => {
            start.current = undefined;
          }}
        >
          {region && (
            <>
              <path fillRule="evenodd" d={`M0 0h${width}v${height}H0z${outlineOf(region)}`} />
              <rect {...region} />
            </>
          )}
        </svg>
      )}
    </div>
  );
}

const outlineOf = ({ x, y, width, height }: Region): string => `M${x} ${y}h${width}v${height}h${-width}z`;
