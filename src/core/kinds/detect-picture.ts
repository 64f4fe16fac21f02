import { pictureDetectors } from '#generated/picture-detectors.ts';
import { type Detected, detectBy } from './detect.ts';
import type { Picture } from './picture.ts';

/** The kinds that a picture may be, by falling confidence. Their detectors are loaded for pictures alone. */
export const detectPictureKinds = (picture: Picture): readonly Detected[] => detectBy(pictureDetectors, picture);
