/** What Node says where no connection could be made or it broke. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** PostgreSQL: connection exceptions (08…), shutting down or starting up (57P0…), no slot (53300). */
const awayCodes = /^(08...|57P0[1-5]|53300)$/;

/**
 * PostgreSQL gave a statement up for the sake of others: cancelled or out of time (57014), no lock to
 * be had (55P03), a ring of locks (40P01), overtaken (40001), out of memory or disk (53…), a
 * transaction that took too long (25P03, 25P04). Nothing of it was done.
 */
const busyCodes = /^(57014|55P03|40P01|40001|53...|25P0[34])$/;

const driverMessages =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;

/** Whether an error means that the database can't be reached, rather than that a statement failed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const syscall = 'syscall' in error ? error.syscall : undefined;
  const code = codeOf(error);
  if (awayCodes.test(code) || driverMessages.test(error.message)) return true;
  // A missing file is ENOENT too; a missing database socket says `connect`.
  if (
    networkCodes.has(code) &&
    (syscall !== undefined ? isNetworkCall(syscall) : code !== 'ENOENT')
  ) {
    return true;
  }
  return isDatabaseAway(error.cause);
}

/** Whether the database gave a statement up that may well succeed when it is asked again. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && (busyCodes.test(codeOf(error)) || isDatabaseBusy(error.cause));
}

/** The codes of an error and of its causes. */
export function codesOf(error: unknown): string[] {
  return error instanceof Error ? [codeOf(error), ...codesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isNetworkCall(syscall: unknown): boolean {
  return (
    syscall === 'connect' || syscall === 'read' || syscall === 'write' || syscall === 'getaddrinfo'
  );
}
