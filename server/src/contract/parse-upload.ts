import type { IncomingMessage } from 'node:http';
import { Failure } from '@spindle/sdk/contract/failure';
import { ClientDisconnected } from '../http/client-disconnected.ts';
import type { Expected, ParsedUpload } from './split-upload.ts';
import type { FromThread, UploadRejection, ToThread } from './upload-messages.ts';
import { openUpload } from './upload-thread.ts';

/** Number of 64 KB pieces that may be on their way to the thread. */
const MAX_AHEAD = 16;

/**
 * Parses a multipart body as it arrives. Stops at the first error, but reads and drops the rest, so
 * that the client is still connected for the response.
 * @throws Failure 400 or 413
 */
export async function parseUpload(
  request: IncomingMessage,
  expected: Expected,
): Promise<ParsedUpload> {
  const contentType = request.headers['content-type'] ?? '';
  const port = openUpload({ contentType, ...expected });
  const { promise: parsed, resolve, reject } = Promise.withResolvers<ParsedUpload>();
  let ahead = 0;
  port.on('message', (message: FromThread) => {
    if (message === 'more') {
      ahead -= 1;
      request.resume();
    } else if ('parsed' in message) resolve(message.parsed);
    else if (!request.complete && request.destroyed) reject(new ClientDisconnected());
    else reject('refused' in message ? failureOf(message.refused) : message.broken);
  });
  port.once('close', () => reject(new Error('The upload parser thread has stopped.')));

  const post = (message: ToThread) => port.postMessage(message);
  const onData = (piece: Buffer) => {
    post(piece);
    ahead += 1;
    if (ahead >= MAX_AHEAD) request.pause();
  };
  const onEnd = () => post('end');
  const onClose = () => {
    if (!request.complete) post('left');
  };
  request.on('data', onData).once('end', onEnd).once('close', onClose);
  if (request.destroyed) onClose();
  try {
    return await parsed;
  } finally {
    request.off('data', onData).off('end', onEnd).off('close', onClose).resume();
    port.close();
  }
}

function failureOf({ status, code, reason, errors }: UploadRejection): Failure {
  return new Failure(status, { code, reason }, errors === undefined ? {} : { errors });
}
