/** What Node says where no connection could be made or it broke. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** PostgreSQL: connection exceptions (08…), shutting down or starting up (57P0…), no slot (53300). */
const serverCodes = /^(08...|57P0[1-5]|53300)$/;

const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;

/** Whether an error means that the database can't be reached, rather than that a statement failed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const syscall = 'syscall' in error ? error.syscall : undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (serverCodes.test(code) || driverMessages.test(error.message)) return true;
  // A missing file is ENOENT too; a missing database socket says `connect`.
  if (
    networkCodes.has(code) &&
    (syscall !== undefined ? isNetworkCall(syscall) : code !== 'ENOENT')
  ) {
    return true;
  }
  return isDatabaseAway(error.cause);
}

function isNetworkCall(syscall: unknown): boolean {
  return (
    syscall === 'connect' || syscall === 'read' || syscall === 'write' || syscall === 'getaddrinfo'
  );
}
