import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'koa';
import { requireFiles } from './require-files.ts';
import type { Json } from '@spindle/sdk/contract/document';
import { parseUpload } from './parse-upload.ts';
import { tooLargeFile, type ParsedUpload } from './split-upload.ts';

export interface Upload extends ParsedUpload {
  /** Deletes the files. Must be called no matter how the request ends. */
  discard: () => Promise<void>;
}

/** Extra size allowed for a body beyond its files: boundaries, headers and small fields. */
const WRAPPING = 512 * 1024;

interface Expected {
  /** Maximum total size of all files, in bytes. */
  limit: number;
  /** The contract's schema for the body. */
  schema: Json | undefined;
}

/**
 * Reads a multipart body. Each field and file may occur only once, and files only in fields
 * declared as files.
 */
export async function readUpload(ctx: Context, { limit, schema }: Expected): Promise<Upload> {
  if (Number(ctx.req.headers['content-length'] ?? 0) > limit + WRAPPING) {
    ctx.req.resume();
    throw tooLargeFile(limit);
  }
  // A separate folder, so that deleting it also deletes everything written before an error.
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const { fields, files } = await parseUpload(ctx.req, { folder, limit });
    requireFiles(schema, { fields, files });
    return { fields, files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
