import { join } from 'node:path';
import { catalogs } from '@spindle/sdk/demo/catalogs/all-catalogs';
import { sections } from '@spindle/sdk/demo/content/all-sections';
import { renderPictures } from '../pictures/render-pictures.ts';

const folder = (mediaDir: string) => join(mediaDir, 'images');

/** Draws what a customer sees first: the picture of every catalogue and item. */
export async function drawFirstPictures(mediaDir: string): Promise<void> {
  const first = catalogs.flatMap(({ image, items }) => [image, ...items.map((item) => item.image)]);
  await renderPictures(folder(mediaDir), [...new Set(first)]);
}

/** Draws the other views, the home page's first; the shop need not wait for them. */
export async function drawOtherPictures(mediaDir: string): Promise<void> {
  const content = sections.flatMap(({ image, items }) => [
    image,
    ...items.flatMap((one) => [one.image, ...picturesIn(one)]),
  ]);
  await renderPictures(
    folder(mediaDir),
    [...new Set(content)].filter((image) => image !== null),
  );
  await renderPictures(folder(mediaDir));
}

function picturesIn({ attributes }: (typeof sections)[number]['items'][number]): string[] {
  return attributes.filter(({ type }) => type === 'IMAGE').map(({ value }) => value);
}
