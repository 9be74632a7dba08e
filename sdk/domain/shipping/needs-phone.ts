/**
 * Whether the carrier needs a phone number that nobody has given: it takes no parcel abroad without.
 * @param from the country parcels leave from
 */
export const needsPhone = (to: { country: string | null; phone?: string }, from: string) =>
  to.country !== from && to.phone === undefined;
