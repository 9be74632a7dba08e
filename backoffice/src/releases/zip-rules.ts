import { RELEASE_BYTES } from '@spindle/sdk/domain/media/invalid-file';
import { maxUnpacked } from '@spindle/sdk/domain/media/zip-limits';
import { formatBytes } from '../ui/format.ts';

/** Shown before anything is sent. The shop checks all of it. */
export const zipRules = `A zip with index.html at its root, or within its only folder. At most ${formatBytes(RELEASE_BYTES)} packed; ${maxUnpacked}.`;

/** Returns why this file can't be uploaded, or null. */
export function whyNotThisZip({ name, size }: File): string | null {
  if (!name.toLowerCase().endsWith('.zip')) {
    return `${name} is not a zip. Pack the folder that holds index.html, then choose the zip.`;
  }
  if (size === 0) return `${name} is empty. Pack it again, then choose it.`;
  if (size > RELEASE_BYTES) {
    return `${name} has ${formatBytes(size)}; ${formatBytes(RELEASE_BYTES)} is the most. Leave out what subscribers don’t need, or make its videos smaller.`;
  }
  return null;
}
