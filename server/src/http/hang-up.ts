import { Failure } from '@spindle/sdk/contract/failure';
import { rejection } from '@spindle/sdk/domain/rejection';

/** What logs and metrics call a request whose client left before it was answered. */
export const HUNG_UP = 499;

/** The client left while its request was being read: nobody's mistake, and nobody hears the reply. */
export class HungUp extends Failure {
  constructor() {
    super(HUNG_UP, rejection('INVALID_REQUEST', 'The client hung up.'));
  }
}

/** Whether a reply was cut off because its client left, rather than by what it was read from. */
export function isHangUp(error: unknown): boolean {
  if (error instanceof HungUp) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  const { code } = error;
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') return true;
  // Those of a connection of ours, such as the object store's, name no system call.
  return (code === 'EPIPE' || code === 'ECONNRESET') && 'syscall' in error;
}
