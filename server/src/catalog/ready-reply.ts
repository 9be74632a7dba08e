import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Coding = 'identity' | 'br' | 'gzip';

export interface ReadyReply {
  /** Weak: the same for every coding of the same content. */
  readonly etag: string;
  /** The body in that coding, or plain where it is too short for coding to pay. */
  encoded(coding: Coding): { body: Buffer; coding: Coding };
}

const WORTH_COMPRESSING = 1024;

/** JSON with its entity tag; compressed when first asked for, as many are never asked for. */
export function readyReply(json: string): ReadyReply {
  const plain = Buffer.from(json);
  const bodies: Partial<Record<Coding, Buffer>> = { identity: plain };
  return {
    etag: `W/"${hash('sha1', plain, 'base64url')}"`,
    encoded(wanted) {
      const coding = plain.length < WORTH_COMPRESSING ? 'identity' : wanted;
      const body = (bodies[coding] ??= compress(plain, coding));
      return { body, coding };
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
