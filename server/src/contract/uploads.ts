import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'koa';
import { requireFiles } from './require-files.ts';
import type { Json } from '@spindle/sdk/contract/document';
import { parseUpload } from './parse-upload.ts';
import { tooLargeFile, type ParsedUpload } from './take-upload-apart.ts';

export interface Upload extends ParsedUpload {
  /** Removes the files; to be called whatever becomes of the request. */
  discard: () => Promise<void>;
}

/** What surrounds the files of a body: boundaries, headers and small fields. */
const WRAPPING = 512 * 1024;

interface Expected {
  /** The most bytes the files may have together. */
  limit: number;
  /** What the contract says of the body. */
  schema: Json | undefined;
}

/** Reads a multipart body; each field and file may be there once, and files only where they belong. */
export async function readUpload(ctx: Context, { limit, schema }: Expected): Promise<Upload> {
  if (Number(ctx.req.headers['content-length'] ?? 0) > limit + WRAPPING) {
    ctx.req.resume();
    throw tooLargeFile(limit);
  }
  // A folder of its own: whatever is written before something goes wrong goes with it.
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
