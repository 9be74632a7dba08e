import type { Download } from './downloads.tsx';

// The minimum, even if this computer's clock is wrong and every link looks expired.
const SHORTEST_MS = 60_000;
const LONGEST_MS = 24 * 3_600_000;

/** Returns the milliseconds until the first link has to be renewed, or false if none has to be. */
export function linksExpireIn(
  lines: { downloads: Pick<Download, 'expiresAt'>[] }[],
  now: number,
): number | false {
  const times = lines.flatMap(({ downloads }) =>
    downloads.map(({ expiresAt }) => (expiresAt === null ? Infinity : Date.parse(expiresAt))),
  );
  const first = Math.min(...times);
  if (!Number.isFinite(first)) return false;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, first - now));
}
