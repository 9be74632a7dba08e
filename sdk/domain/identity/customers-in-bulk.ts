/**
 * Number of customers that an account may list as JSON within an hour without a fresh proof.
 * Listing more is like exporting the list, which also needs a proof. Records requested by id don't
 * count, because other lists show customers too.
 */
export const CUSTOMERS_WITHOUT_PROOF = { records: 500, seconds: 60 * 60 };

/** Returns whether a list's filter selects records by id. */
export function namesRecords(filter: string | undefined): boolean {
  try {
    const read: unknown = JSON.parse(filter ?? '{}');
    return typeof read === 'object' && read !== null && 'id' in read;
  } catch {
    return false;
  }
}
