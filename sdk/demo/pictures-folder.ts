import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The pictures of the demo, 1600 px wide, each at the path that catalogue and content name it by. */
export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url));

/** As in `catalog/motors/nema23-1n9.webp`. */
export function picturePaths(): string[] {
  return readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.webp'))
    .toSorted();
}
