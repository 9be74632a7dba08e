import { DOWNLOAD_BYTES } from '@spindle/sdk/domain/media/file-limits';
import { formatBytes } from '../ui/format-bytes.ts';

/** Why it makes no sense to send this file, or null where it may. */
export function whyNotThisDownload({ name, size }: File): string | null {
  if (size === 0) return `${name} is empty. Choose another file.`;
  if (size > DOWNLOAD_BYTES) {
    return `${name} has ${formatBytes(size)}; ${formatBytes(DOWNLOAD_BYTES)} is the most. Split it, or pack it smaller.`;
  }
  return null;
}
