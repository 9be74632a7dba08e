import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { OperationId } from '@spindle/sdk/contract/operation-types';

export type Coding = 'identity' | 'br' | 'gzip';

export interface EncodedReply {
  body: Buffer;
  coding: Coding;
}

export interface ReadyReply {
  /** Whose answer it is; for the measurements. */
  readonly operation: OperationId;
  /** Weak: the same for every coding of the same content. */
  readonly etag: string;
  /** In that coding, or plain where it is too short for coding to pay. */
  encoded(coding: Coding): EncodedReply;
}

const WORTH_COMPRESSING = 1024;

/** JSON with its entity tag; compressed when first asked for, as many are never asked for. */
export function readyReply(json: string, operation: OperationId): ReadyReply {
  const plain: EncodedReply = { body: Buffer.from(json), coding: 'identity' };
  const made: Partial<Record<Coding, EncodedReply>> = { identity: plain };
  return {
    operation,
    etag: `W/"${hash('sha1', plain.body, 'base64url')}"`,
    encoded(accepted) {
      const coding = plain.body.length < WORTH_COMPRESSING ? 'identity' : accepted;
      return (made[coding] ??= { body: compress(plain.body, coding), coding });
    },
  };
}

function compress(plain: Buffer, coding: Coding): Buffer {
  if (coding === 'gzip') return gzipSync(plain);
  if (coding === 'br') {
    return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  return plain;
}
