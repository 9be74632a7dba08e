import { inMegabytes } from '@spindle/sdk/domain/media/file-limits';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'koa';
import { demandFiles } from './demand-files.ts';
import type { Json } from '@spindle/sdk/contract/document';
import { badRequest, tooLarge, type Failure } from '@spindle/sdk/contract/failure';

export interface UploadedFile {
  /** Where the bytes lie until the reply is made. */
  path: string;
  size: number;
  /** As the client calls it; never to be used as a path. */
  name: string;
  /** As the client claims it. */
  type: string;
}

export interface Upload {
  fields: Record<string, string>;
  files: Record<string, UploadedFile>;
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
    await parse(ctx, folder, limit);
    const fields = onlyStrings(ctx.request.body);
    const files = onlyFiles(ctx.request.files ?? {});
    const twofold = Object.keys(files).find((name) => name in fields);
    if (twofold !== undefined) throw twice(twofold);
    demandFiles(schema, { fields, files });
    return { fields, files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function parse(ctx: Context, folder: string, limit: number): Promise<void> {
  // It takes a while to load, and comes with the first upload.
  const { koaBody } = await import('koa-body');
  const read = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    patchNode: false,
    patchKoa: true,
    formidable: {
      uploadDir: folder,
      maxFiles: 10,
      maxFields: 50,
      maxFieldsSize: 256 * 1024,
      maxFileSize: limit,
      maxTotalFileSize: limit,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
    onError: (error) => {
      throw refusal(error, limit);
    },
  });
  await read(ctx, async () => {});
}

function refusal(error: Error, limit: number): Failure {
  if ('httpCode' in error && error.httpCode === 413) return tooLargeFile(limit);
  return badRequest('The upload could not be read.');
}

function tooLargeFile(limit: number): Failure {
  if (limit < 1024 * 1024) return tooLarge();
  return tooLarge(`The request is too large: a file may have at most ${inMegabytes(limit)}.`);
}

function onlyStrings(body: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value !== 'string') throw twice(name);
    fields[name] = value;
  }
  return fields;
}

function onlyFiles(given: object): Record<string, UploadedFile> {
  const files: Record<string, UploadedFile> = {};
  for (const [field, file] of Object.entries(given)) {
    if (!isFormidableFile(file)) throw twice(field);
    files[field] = {
      path: file.filepath,
      size: file.size,
      name: file.originalFilename ?? '',
      type: file.mimetype ?? 'application/octet-stream',
    };
  }
  return files;
}

interface FormidableFile {
  filepath: string;
  size: number;
  originalFilename: string | null;
  mimetype: string | null;
}

function isFormidableFile(value: unknown): value is FormidableFile {
  return typeof value === 'object' && value !== null && 'filepath' in value && 'size' in value;
}

function twice(field: string): Failure {
  return badRequest(`${field} was given more than once.`, [
    { path: field, message: 'was given more than once' },
  ]);
}
