import type { MessagePort } from 'node:worker_threads';
import type { Failure } from '@spindle/sdk/contract/failure';
import type { Expected, ParsedUpload } from './split-upload.ts';

/** Opens an upload. All further messages use its port. */
export interface UploadOpening extends Expected {
  contentType: string;
  port: MessagePort;
}

/** A piece of the body, the body's `end`, or `left` if the rest will never arrive. */
export type ToThread = Uint8Array | 'end' | 'left';

/** The parts of a `Failure` that are sent between threads. */
export type UploadRejection = Pick<Failure, 'status' | 'code' | 'reason' | 'errors'>;

/** `more` requests another piece. Any other message is the last. */
export type FromThread =
  | 'more'
  | { parsed: ParsedUpload }
  | { refused: UploadRejection }
  | { broken: unknown };
