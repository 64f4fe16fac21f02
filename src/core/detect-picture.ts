import { type Detected, detectBy } from '#core/detect.ts';
import type { Picture } from '#core/picture.ts';
import { pictureDetectors } from '#generated/picture-detectors.ts';

/** The kinds that a picture may be, by falling confidence. Their detectors are loaded for pictures alone. */
export const detectPictureKinds = (picture: Picture): readonly Detected[] => detectBy(pictureDetectors, picture);
