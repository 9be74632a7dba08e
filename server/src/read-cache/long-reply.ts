import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gunzip } from 'node:zlib';
import type { OperationId } from '@spindle/sdk/contract/operation-types';
import { copyToOwnBuffer } from '../http/compress-replies.ts';
import { weakTag, type EncodedReply, type ReadyReply } from './ready-reply.ts';

const unzip = promisify(gunzip);
/** A higher level costs the waiting client more time than the smaller reply saves. */
const LEVEL = 5;

interface ReplySource {
  operation: OperationId;
  /** Known once all texts have been consumed. */
  turns: () => Date | undefined;
}

/**
 * Builds a JSON list that is too long to keep uncompressed. The list is kept only as gzip and
 * compressed a few hundred members at a time, so that other requests wait for one such part at
 * most. Pauses half of the time.
 */
export async function longReply(
  texts: AsyncIterable<readonly string[]>,
  { operation, turns }: ReplySource,
): Promise<ReadyReply> {
  const digest = createHash('sha1');
  const coder = createGzip({ level: LEVEL });
  const parts: Buffer[] = [];
  coder.on('data', (part: Buffer) => parts.push(part));
  const ended = once(coder, 'end');
  async function write(text: string): Promise<void> {
    digest.update(text);
    if (!coder.write(text)) await once(coder, 'drain');
  }
  let before = '[';
  let began = performance.now();
  for await (const some of texts) {
    await write(before + some.join(','));
    before = ',';
    await pause(performance.now() - began);
    began = performance.now();
  }
  await write(before === '[' ? '[]' : ']');
  coder.end();
  await ended;
  const body = copyToOwnBuffer(Buffer.concat(parts));
  const zipped: EncodedReply = { body, coding: 'gzip' };
  const plain: EncodedReply = {
    body: () => Readable.from([body]).pipe(createGunzip()),
    coding: 'identity',
  };
  return {
    operation,
    etag: weakTag(digest.digest('base64url')),
    turns: turns(),
    bytes: body.length,
    // Clients that accept br also accept gzip, unless they say otherwise.
    encoded: (coding) => (coding === 'identity' ? plain : zipped),
    json: async () => (await unzip(body)).toString(),
  };
}
