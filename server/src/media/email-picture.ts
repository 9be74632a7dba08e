import { pictureSet } from '@spindle/sdk/picture-set';
import type { Config } from '../config.ts';

export type PictureAddresses = Pick<Config, 'publicUrl' | 'frontEnd'>;

/** The address of a picture in a mail, which names it in full and shows it small. */
export function emailPicture(
  { publicUrl, frontEnd: { cdnBase } }: PictureAddresses,
  image: string | null,
): string | null {
  if (image === null) return null;
  return new URL(pictureSet(cdnBase, image).src.replace(/-800\.webp$/, '-400.webp'), publicUrl)
    .href;
}
