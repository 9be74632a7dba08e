import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gunzip } from 'node:zlib';
import type { OperationId } from '@spindle/sdk/contract/operation-types';
import { inMemoryOfItsOwn } from '../http/compress-replies.ts';
import { weakTag, type EncodedReply, type ReadyReply } from './ready-reply.ts';

const unzip = promisify(gunzip);
/** More is lost to whoever waits than a smaller reply gains. */
const LEVEL = 5;

interface ReplySource {
  operation: OperationId;
  /** Known when all texts were taken. */
  turns: () => Date | undefined;
}

/**
 * A JSON list too long to be held as it is: kept as gzip alone, made of its members' texts a few
 * hundred at a time. Whoever is served beside it waits for no more than a few hundred either, and
 * half of the time not at all.
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
  const body = inMemoryOfItsOwn(Buffer.concat(parts));
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
    // whoever reads br reads gzip, too, but for those who say otherwise
    encoded: (coding) => (coding === 'identity' ? plain : zipped),
    json: async () => (await unzip(body)).toString(),
  };
}
