const STEPS = [0, 5, 20, 60, 150, 300, 600];

/**
 * Returns the carrier's zone, from 1 next door to 8 across the country, by the distance between the
 * ZIP codes.
 */
export function zoneOf(fromZip: string | null, toZip: string | null): number {
  const distance = Math.abs(prefix(fromZip) - prefix(toZip));
  const step = STEPS.findIndex((limit) => distance <= limit);
  return step === -1 ? 8 : step + 1;
}

const prefix = (zip: string | null) => Number((zip ?? '').slice(0, 3)) || 0;
