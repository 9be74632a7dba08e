import { Failure } from '@spindle/sdk/contract/failure';
import { rejection } from '@spindle/sdk/domain/rejection';

/** The status in logs and metrics for a request whose client disconnected before the response. */
export const CLIENT_CLOSED_REQUEST = 499;

/**
 * The client disconnected while its request was being read. No one is at fault, and no one receives
 * the response.
 */
export class ClientDisconnected extends Failure {
  constructor() {
    super(CLIENT_CLOSED_REQUEST, rejection('INVALID_REQUEST', 'The client closed the connection.'));
  }
}

/**
 * Returns true if a response was cut off because its client disconnected, rather than because its
 * source failed.
 */
export function isClientDisconnect(error: unknown): boolean {
  if (error instanceof ClientDisconnected) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  const { code } = error;
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') return true;
  // Errors from our own connections, such as the object store's, name no system call.
  return (code === 'EPIPE' || code === 'ECONNRESET') && 'syscall' in error;
}
