import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { OperationId } from '@spindle/sdk/contract/operation-types';
import { compressBody, copyToOwnBuffer, WITH_COPIES } from '../http/compress-replies.ts';
import type { Coding } from '../http/preferred-coding.ts';

export interface EncodedReply {
  /**
   * A function opens a new stream for each reader, for a reply that is too long to keep decoded.
   */
  body: Buffer | (() => Readable);
  coding: Coding;
}

export interface ReadyReply {
  /** The operation that the reply answers, for metrics. */
  readonly operation: OperationId;
  /** A weak entity tag: the same for every coding of the same content. */
  readonly etag: string;
  /** When the reply changes without an edit. Undefined if never. */
  readonly turns: Date | undefined;
  /** Approximate memory use. */
  readonly bytes: number;
  /**
   * Returns the reply in the given coding, or in the available one that the client also accepts.
   */
  encoded(coding: Coding): EncodedReply;
  json(): Promise<string>;
}

const WORTH_COMPRESSING = 1024;
/** Memory for the surrounding objects, including the header lines. */
const AROUND_BYTES = 1500;

/**
 * Wraps JSON with its entity tag. Compresses it on first use, because many replies are never
 * requested.
 */
export function readyReply(json: string, operation: OperationId, turns?: Date): ReadyReply {
  const body = copyToOwnBuffer(Buffer.from(json));
  const plain: EncodedReply = { body, coding: 'identity' };
  const made: Partial<Record<Coding, EncodedReply>> = { identity: plain };
  return {
    operation,
    etag: weakTag(hash('sha1', body, 'base64url')),
    turns,
    bytes: Math.ceil(body.length * WITH_COPIES) + AROUND_BYTES,
    encoded(accepted) {
      const coding = body.length < WORTH_COMPRESSING ? 'identity' : accepted;
      return (made[coding] ??= { body: copyToOwnBuffer(compressBody(body, coding)), coding });
    },
    json: async () => body.toString(),
  };
}

export const weakTag = (digest: string) => `W/"${digest}"`;
