import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Picture } from './gallery/gallery.ts';
import { photograph } from './render/photograph.ts';

/** Narrower copies carry their width before the ending. */
const WIDTHS = [1600, 800, 400] as const;

export function filesOf(path: string): string[] {
  return WIDTHS.map((width) => sized(path, width));
}

function sized(path: string, width: (typeof WIDTHS)[number]): string {
  return width === 1600 ? path : path.replace(/\.webp$/, `-${width}.webp`);
}

/** Draws one picture and writes its three sizes; a file is never seen half written. */
export async function drawPicture(outDir: string, path: string, picture: Picture): Promise<void> {
  const original = source(picture);
  await mkdir(dirname(join(outDir, path)), { recursive: true });
  for (const width of WIDTHS) {
    const target = join(outDir, sized(path, width));
    const image = width === 1600 ? original.clone() : original.clone().resize(width);
    await image.webp({ quality: width === 400 ? 80 : 84, effort: 2 }).toFile(`${target}.part`);
    await rename(`${target}.part`, target);
  }
}

function source(picture: Picture): Sharp {
  if (picture.kind === 'drawing') return sharp(Buffer.from(picture.svg()));
  const { rgb, width, height } = photograph(picture.mesh(), picture.view);
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}
