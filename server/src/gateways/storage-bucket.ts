import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
import { makeGuard } from './guard.ts';
import type { Storage } from './storage.ts';

type BucketSettings = NonNullable<Config['s3']>;

const ATTEMPTS = 3;
/** For pictures. */
const PUTTING_MS = 30_000;
/** For files of several hundred megabytes. */
const SENDING_MS = 600_000;

/** Stores files in an S3 bucket or in a compatible store. */
export function createBucketStorage(
  settings: BucketSettings,
  providers: Config['providers'],
): Storage {
  const { bucket: Bucket } = settings;
  const client = connect(settings);
  const { ask, askAtLeisure } = makeGuard('The object store', providers, { isAnswer });
  const { deadlineMs } = providers;

  return {
    async put(Key, Body, { type: ContentType, cacheControl: CacheControl }) {
      const command = new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl });
      await askAtLeisure((abortSignal) => client.send(command, { abortSignal }), PUTTING_MS);
    },

    async putFile(Key, file, { type: ContentType, cacheControl: CacheControl }) {
      const handle = await open(file);
      const { size: ContentLength } = await handle.stat();
      const send = (abortSignal: AbortSignal) =>
        tryAgain(async () => {
          const Body = handle.createReadStream({ start: 0, autoClose: false });
          const input = { Bucket, Key, Body, ContentLength, ContentType, CacheControl };
          const limits = { requestTimeout: SENDING_MS, abortSignal };
          await client.send(new PutObjectCommand(input), limits);
        }, abortSignal);
      await askAtLeisure(send, SENDING_MS).finally(() => handle.close());
    },

    async look(Key) {
      const command = new HeadObjectCommand({ Bucket, Key });
      const found = await unlessMissing(
        ask((abortSignal) => client.send(command, { abortSignal }), deadlineMs),
      );
      return found && { size: found.ContentLength ?? 0, etag: weak(found.ETag) };
    },

    async get(Key, range) {
      const Range = range && `bytes=${range.first}-${range.last}`;
      const command = new GetObjectCommand({ Bucket, Key, Range });
      const found = await unlessMissing(
        ask((abortSignal) => client.send(command, { abortSignal }), deadlineMs),
      );
      if (found === null) return null;
      const { Body, ContentRange, ContentLength, ETag } = found;
      if (!(Body instanceof Readable))
        throw new Error(`The bucket returned ${Key} without content.`);
      const size = ContentRange === undefined ? ContentLength : Number(ContentRange.split('/')[1]);
      return { size: size ?? 0, etag: weak(ETag), stream: Body };
    },

    async delete(keys) {
      if (keys.length === 0) return;
      const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
      const command = new DeleteObjectsCommand({ Bucket, Delete });
      const { Errors = [] } = await ask((abortSignal) => client.send(command, { abortSignal }));
      const [first] = Errors;
      if (first) throw new Error(`The bucket did not delete ${first.Key}: ${first.Message}`);
    },

    async *list(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
        const page = await ask((abortSignal) => client.send(command, { abortSignal }));
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}

function connect({ region, endpoint, accessKeyId, secretAccessKey }: BucketSettings): S3Client {
  return new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    // Errors are thrown, so there is no need for the client's console log.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000 },
    // Compatible stores often lack the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A compatible store rarely has a hostname for every bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Without keys, the client finds the machine's credentials.
    ...(accessKeyId !== null &&
      secretAccessKey !== null && { credentials: { accessKeyId, secretAccessKey } }),
  });
}

/**
 * Retries an upload. The client itself never sends a stream twice, because it can't read it again.
 */
async function tryAgain(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (isAnswer(error) || attempt === ATTEMPTS || signal.aborted) throw error;
      await setTimeout(attempt * 200, undefined, { signal });
    }
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$fault === 'client';
}

function silent(): void {}

function weak(etag = '""'): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}
