import classes from './marked-picture.module.css';
import { useObjectUrl } from './use-object-url.ts';

export interface MarkedPictureProps {
  readonly picture: Blob;
  readonly label: string;
  /** The size that the outlines refer to, in pixels: the picture may be larger. */
  readonly width: number;
  readonly height: number;
  /** Outlines by their corners, as SVG has them: `0,0 10,0 10,10`. Where there are several, they are numbered. */
  readonly outlines: readonly string[];
}

/** A picture with outlines and their corners drawn on it. */
export function MarkedPicture({ picture, label, width, height, outlines }: MarkedPictureProps) {
  const url = useObjectUrl(picture);
  return (
    <figure className={classes.marked}>
      <img src={url} alt={label} width={width} height={height} />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {outlines.map((points, at) => (
          <g key={points}>
            <polygon points={points} />
            <polygon points={points} />
            <path d={points.replace(/\S+/g, 'M$&h0')} />
            {outlines.length > 1 && <Label at={middleOf(points)} size={height / 12} text={String(at + 1)} />}
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface LabelProps {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly text: string;
}

const Label = ({ at: [x, y], size, text }: LabelProps) => (
  <text x={x} y={y} fontSize={size}>
    {text}
  </text>
);

function middleOf(points: string): readonly [x: number, y: number] {
  const corners = points.split(' ').map((corner) => corner.split(',').map(Number));
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length;
  return [mean(0), mean(1)];
}
