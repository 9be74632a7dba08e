/**
 * Customers that one account may list as JSON within an hour without a fresh proof. Listing more
 * amounts to exporting the list, which needs a proof too. Records requested by id don't count,
 * because other lists show them beside their own.
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
