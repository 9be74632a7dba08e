/** What ends a dispute; some of it in the shop's favour. */
const DECIDED = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** Whether a status is the bank's last word. */
export const isDecided = (status: string): boolean => DECIDED.has(status);

/** Whether the bank has taken the money back for good. */
export const disputeIsLost = ({ status }: { status: string }): boolean => status === 'lost';
