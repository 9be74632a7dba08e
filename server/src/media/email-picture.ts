import { pictureSet } from '@spindle/sdk/picture-set';
import type { Config } from '../config.ts';

export type PictureAddresses = Pick<Config, 'publicUrl' | 'frontEnd'>;

/** Returns the absolute URL of a picture in an email, in a small size. */
export function emailPicture(
  { publicUrl, frontEnd: { cdnBase } }: PictureAddresses,
  image: string | null,
): string | null {
  if (image === null) return null;
  return new URL(pictureSet(cdnBase, image).src.replace(/-800\.webp$/, '-400.webp'), publicUrl)
    .href;
}
