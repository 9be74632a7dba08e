import { formatBytes } from '../ui/format-bytes.ts';

/** As the contract has it for uploadDownload. */
const MOST_BYTES = 524_288_000;

/** Why it makes no sense to send this file, or null where it may. */
export function whyNotThisDownload({ name, size }: File): string | null {
  if (size === 0) return `${name} is empty. Choose another file.`;
  if (size > MOST_BYTES) {
    return `${name} has ${formatBytes(size)}; ${formatBytes(MOST_BYTES)} is the most. Split it, or pack it smaller.`;
  }
  return null;
}
