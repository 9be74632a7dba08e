/** Statuses that close a dispute. In some of them the shop has won. */
const DECIDED = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** Returns whether the bank's decision is final. */
export const isDecided = (status: string): boolean => DECIDED.has(status);

/** Returns whether the bank has withdrawn the money for good. */
export const disputeIsLost = ({ status }: { status: string }): boolean => status === 'lost';
