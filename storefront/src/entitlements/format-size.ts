const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** Formats bytes for people: 640 bytes, 12 KB, 184 MB, 1.4 GB. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let amount = bytes / 1000;
  let place = 0;
  while (Math.round(amount) >= 1000 && place < UNITS.length - 1) {
    amount /= 1000;
    place += 1;
  }
  const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: amount < 10 ? 1 : 0 });
  return `${figures.format(amount)} ${UNITS[place]}`;
}
