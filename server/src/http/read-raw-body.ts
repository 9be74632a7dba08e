import type { IncomingMessage } from 'node:http';
import { bodyBudget, closeSlow } from './body-budget.ts';
import { HungUp } from './hang-up.ts';
import { tooLarge, unsupportedMediaType } from '@spindle/sdk/contract/failure';

/** What Node keeps around a piece of a body, however small the piece is. */
const CHUNK_OVERHEAD = 256;

/** The bytes of a request's body, at most `limit` of them. */
export async function readRawBody(
  request: IncomingMessage,
  limit: number,
  budget = bodyBudget,
): Promise<Buffer> {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw unsupportedMediaType('Send the body uncompressed.');
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const share = budget.open(() => {
    closeSlow(request);
    reject(new HungUp());
  });
  let chunks: Buffer[] = [];
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > limit) {
      // The rest flows past unread, so that the client is still there to hear the answer.
      request.removeAllListeners('data');
      request.resume();
      reject(tooLarge());
      return;
    }
    chunks.push(chunk);
    share.add(chunk.length + CHUNK_OVERHEAD);
  });
  request.once('end', () => resolve(Buffer.concat(chunks, length)));
  request.once('error', reject);
  request.once('aborted', () => reject(new HungUp()));
  try {
    return await promise;
  } finally {
    share.release();
    chunks = [];
  }
}
