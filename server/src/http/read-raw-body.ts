import type { IncomingMessage } from 'node:http';
import { HungUp } from './hang-up.ts';
import { tooLarge, unsupportedMediaType } from '@spindle/sdk/contract/failure';

/** The bytes of a request's body, at most `limit` of them. */
export async function readRawBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw unsupportedMediaType('Send the body uncompressed.');
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
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
    });
    request.once('end', () => resolve(Buffer.concat(chunks, length)));
    request.once('error', reject);
    request.once('aborted', () => reject(new HungUp()));
  });
}
