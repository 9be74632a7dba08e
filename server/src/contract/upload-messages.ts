import type { MessagePort } from 'node:worker_threads';
import type { Failure } from '@spindle/sdk/contract/failure';
import type { Expected, ParsedUpload } from './take-upload-apart.ts';

/** Opens an upload; all that follows goes through its port. */
export interface UploadOpening extends Expected {
  contentType: string;
  port: MessagePort;
}

/** A piece of the body; `end` of it; or `left`: the rest never comes. */
export type ToThread = Uint8Array | 'end' | 'left';

/** What is left of a `Failure` on its way between threads. */
export type Rejected = Pick<Failure, 'status' | 'code' | 'reason' | 'errors'>;

/** `more`: another piece may come. Whatever else is said is the last word. */
export type FromThread =
  | 'more'
  | { parsed: ParsedUpload }
  | { refused: Rejected }
  | { broken: unknown };
