/** How far a parcel is by the carrier's words; what says nothing of that is not listed. */
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

/** Whether that word tells of a parcel further on its way; it never travels backwards. */
export function isFurther(status: string, known: string | null): boolean {
  return (steps.get(status) ?? 0) > (steps.get(known ?? '') ?? 0);
}

/** Returns the status of the parcel that is least far; null where one has said nothing yet. */
export function leastAdvanced(statuses: readonly (string | null)[]): string | null {
  if (statuses.includes(null)) return null;
  return statuses.reduce(
    (least, one) => (isFurther(least ?? '', one) ? one : least),
    statuses[0] ?? null,
  );
}
