/** Statuses that close a dispute, some of them in the shop's favor. */
const DECIDED = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** Returns whether the bank's decision is final. */
export const isDecided = (status: string): boolean => DECIDED.has(status);

/** Returns whether the bank has taken the money back for good. */
export const disputeIsLost = ({ status }: { status: string }): boolean => status === 'lost';
