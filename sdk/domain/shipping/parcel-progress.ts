/** Maps the carrier's status to a parcel's progress. Statuses without progress are omitted. */
const steps: ReadonlyMap<string, number> = new Map([
  ['pre_transit', 1],
  ['in_transit', 2],
  ['out_for_delivery', 3],
  ['available_for_pickup', 4],
  ['failure', 4],
  ['delivered', 5],
  ['cancelled', 5],
  ['return_to_sender', 6],
]);

/** Returns whether a status is further along. Parcels never move backwards. */
export function isFurther(status: string, known: string | null): boolean {
  return (steps.get(status) ?? 0) > (steps.get(known ?? '') ?? 0);
}

/** Returns the status of the least advanced parcel, or null if one has no status yet. */
export function leastAdvanced(statuses: readonly (string | null)[]): string | null {
  if (statuses.includes(null)) return null;
  return statuses.reduce(
    (min, one) => (isFurther(min ?? '', one) ? one : min),
    statuses[0] ?? null,
  );
}
