import { rm } from 'node:fs/promises';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { badRequest, tooLarge, type Failure } from '../http/failure.ts';

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
}

/** Reads a multipart body; each field and file may be there once. */
export async function readUpload(ctx: Context, limit: number): Promise<Upload> {
  if (Number(ctx.req.headers['content-length'] ?? 0) > limit) {
    ctx.req.resume();
    throw tooLarge();
  }
  const parse = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    patchNode: false,
    patchKoa: true,
    formidable: {
      maxFiles: 10,
      maxFields: 50,
      maxFieldsSize: 256 * 1024,
      maxFileSize: limit,
      maxTotalFileSize: limit,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
    onError: (error) => {
      throw refusal(error);
    },
  });
  await parse(ctx, async () => {});
  return { fields: onlyStrings(ctx.request.body), files: onlyFiles(ctx.request.files ?? {}) };
}

export async function removeUploads(files: Readonly<Record<string, UploadedFile>>): Promise<void> {
  await Promise.all(Object.values(files).map(({ path }) => rm(path, { force: true })));
}

function refusal(error: Error): Failure {
  if ('httpCode' in error && error.httpCode === 413) return tooLarge();
  return badRequest('The upload could not be read.');
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
