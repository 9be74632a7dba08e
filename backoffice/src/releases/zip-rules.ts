import { RELEASE_BYTES } from '@spindle/sdk/domain/media/invalid-file';
import { maxUnpacked } from '@spindle/sdk/domain/media/zip-limits';
import { formatBytes } from '../ui/format.ts';

/** Shown before the upload. The shop checks every rule. */
export const zipRules = `A zip file with index.html at the root or in its only folder. Up to ${formatBytes(RELEASE_BYTES)} zipped; ${maxUnpacked}.`;

/** Returns why this file can't be uploaded, or null. */
export function validateZip({ name, size }: File): string | null {
  if (!name.toLowerCase().endsWith('.zip')) {
    return `${name} isn't a zip file. Zip the folder that contains index.html, then choose the zip file.`;
  }
  if (size === 0) return `${name} is empty. Choose another zip file.`;
  if (size > RELEASE_BYTES) {
    return `${name} is ${formatBytes(size)}. The limit is ${formatBytes(RELEASE_BYTES)}. Remove files or compress videos.`;
  }
  return null;
}
