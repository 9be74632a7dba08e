/** Node's error codes for failed and broken connections. */
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

/**
 * PostgreSQL: connection exceptions (08…), shutting down or starting up (57P0…), no free slot
 * (53300).
 */
const unavailableCodes = /^(08...|57P0[1-5]|53300)$/;

/**
 * PostgreSQL stopped a statement and undid it: canceled or timed out (57014), lock not available
 * (55P03), deadlock (40P01), serialization failure (40001), out of memory or disk (53…),
 * transaction timeout (25P03, 25P04).
 */
const busyCodes = /^(57014|55P03|40P01|40001|53...|25P0[34])$/;

const driverMessages =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;

/**
 * Returns true if an error means that the database can't be reached, rather than that a statement
 * failed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const syscall = 'syscall' in error ? error.syscall : undefined;
  const code = codeOf(error);
  if (unavailableCodes.test(code) || driverMessages.test(error.message)) return true;
  // A missing file is ENOENT too. A missing database socket names `connect`.
  if (
    networkCodes.has(code) &&
    (syscall !== undefined ? isNetworkCall(syscall) : code !== 'ENOENT')
  ) {
    return true;
  }
  return isDatabaseUnavailable(error.cause);
}

/** Returns true if the database stopped a statement that may well succeed when retried. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && (busyCodes.test(codeOf(error)) || isDatabaseBusy(error.cause));
}

/** Returns the codes of an error and of its causes. */
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
