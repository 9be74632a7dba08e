/**
 * Customers that one account may list within an hour as JSON without a fresh proof. Whoever reads more
 * takes the list along, for which a file needs a proof, too. Records asked for by their ids aren't
 * counted: other lists show them beside their own.
 */
export const CUSTOMERS_WITHOUT_PROOF = { records: 500, seconds: 60 * 60 };

/** Whether a list's filter names the records it asks for. */
export function namesRecords(filter: string | undefined): boolean {
  try {
    const read: unknown = JSON.parse(filter ?? '{}');
    return typeof read === 'object' && read !== null && 'id' in read;
  } catch {
    return false;
  }
}
