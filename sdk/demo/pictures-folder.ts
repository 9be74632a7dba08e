import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The folder with the demo's pictures, 1600 px wide, each at the path that the catalogs and content
 * use.
 */
export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url));

/** Lists paths such as `catalog/motors/nema23-1n9.webp`. */
export function picturePaths(): string[] {
  return readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.webp'))
    .toSorted();
}
