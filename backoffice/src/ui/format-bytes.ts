const KILO = 1024;
const units = ['KB', 'MB', 'GB'] as const;

/** 512 → 512 bytes, 192937984 → 184 MB; the limits are counted the same way. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let size = bytes / KILO;
  let unit = 0;
  // Rounded, 1023.99 KB would be read as 1,024 KB.
  while (Math.round(size) >= KILO && unit < units.length - 1) {
    size /= KILO;
    unit += 1;
  }
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${units[unit]}`;
}
