const STEPS = [0, 5, 20, 60, 150, 300, 600];

/** The carrier's zone, 1 next door to 8 across the country, from how far apart the ZIP codes are. */
export function zoneOf(fromZip: string | null, toZip: string | null): number {
  const distance = Math.abs(prefix(fromZip) - prefix(toZip));
  const step = STEPS.findIndex((limit) => distance <= limit);
  return step === -1 ? 8 : step + 1;
}

const prefix = (zip: string | null) => Number((zip ?? '').slice(0, 3)) || 0;
