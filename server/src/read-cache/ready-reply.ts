import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { OperationId } from '@spindle/sdk/contract/operation-types';
import { compressWhole, inMemoryOfItsOwn, WITH_COPIES } from '../http/compress-replies.ts';
import type { Coding } from '../http/preferred-coding.ts';

export interface EncodedReply {
  /** Opened anew for each reader where it is too long to be held like this. */
  body: Buffer | (() => Readable);
  coding: Coding;
}

export interface ReadyReply {
  /** Whose answer it is; for the measurements. */
  readonly operation: OperationId;
  /** Weak: the same for every coding of the same content. */
  readonly etag: string;
  /** The next moment at which it is another without an edit; undefined: never. */
  readonly turns: Date | undefined;
  /** What it keeps of memory, about. */
  readonly bytes: number;
  /** In that coding, or in another that its reader understands where that is what there is. */
  encoded(coding: Coding): EncodedReply;
  json(): Promise<string>;
}

const WORTH_COMPRESSING = 1024;
/** The objects around it, the lines of its head among them. */
const AROUND_BYTES = 1500;

/** JSON with its entity tag; compressed when first asked for, as many are never asked for. */
export function readyReply(json: string, operation: OperationId, turns?: Date): ReadyReply {
  const body = inMemoryOfItsOwn(Buffer.from(json));
  const plain: EncodedReply = { body, coding: 'identity' };
  const made: Partial<Record<Coding, EncodedReply>> = { identity: plain };
  return {
    operation,
    etag: weakTag(hash('sha1', body, 'base64url')),
    turns,
    bytes: Math.ceil(body.length * WITH_COPIES) + AROUND_BYTES,
    encoded(accepted) {
      const coding = body.length < WORTH_COMPRESSING ? 'identity' : accepted;
      return (made[coding] ??= { body: inMemoryOfItsOwn(compressWhole(body, coding)), coding });
    },
    json: async () => body.toString(),
  };
}

export const weakTag = (digest: string) => `W/"${digest}"`;
