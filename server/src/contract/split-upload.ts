import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type Busboy } from 'busboy';
import { fileTooLarge } from '@spindle/sdk/domain/media/invalid-file';
import { duplicateField } from '@spindle/sdk/contract/fields';
import { badRequest, tooLarge, type Failure } from '@spindle/sdk/contract/failure';

export interface UploadedFile {
  /** Where the bytes are stored until the response is sent. */
  path: string;
  size: number;
  /** SHA-256 of the bytes, in hexadecimal. */
  digest: string;
  /** The client's name for the file. Never use it as a path. */
  name: string;
  /** The type that the client claims. */
  type: string;
}

export interface ParsedUpload {
  fields: Record<string, string>;
  files: Record<string, UploadedFile>;
}

export interface Expected {
  /** The folder for the files. */
  folder: string;
  /** Maximum total size of all files, in bytes. */
  limit: number;
}

const limits = {
  fields: 50,
  files: 10,
  parts: 60,
  fieldNameSize: 100,
  fieldSize: 256 * 1024,
  headerPairs: 20,
};

/**
 * Parses a multipart body as it arrives, up to the first error. No file is written after the result
 * is settled.
 * @throws Failure 400 or 413, and any error from the body itself
 */
export async function splitUpload(
  body: Readable,
  contentType: string,
  { folder, limit }: Expected,
): Promise<ParsedUpload> {
  const parser = openParser(contentType);
  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  const writing: Promise<void>[] = [];
  let size = 0;

  const parsed = new Promise<void>((resolve, reject) => {
    const isNew = (name: string | undefined): name is string => {
      if (name === undefined) reject(unreadable());
      else if (fields.has(name) || files.has(name)) reject(duplicateField(name));
      else return true;
      return false;
    };
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) reject(tooLarge());
      else if (isNew(name)) fields.set(name, value);
    });
    parser.on('file', (name, content, { filename, mimeType }) => {
      const path = join(folder, String(writing.length));
      const file = { path, size: 0, digest: '', name: filename ?? '', type: mimeType };
      if (isNew(name)) files.set(name, file);
      const hash = createHash('sha256');
      content.on('data', (chunk: Buffer) => {
        file.size += chunk.length;
        size += chunk.length;
        hash.update(chunk);
        if (size > limit) reject(tooLargeFile(limit));
      });
      const written = pipeline(content, createWriteStream(path)).then(
        () => void (file.digest = hash.digest('hex')),
      );
      writing.push(written.catch(reject));
    });
    for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
      parser.on(event, () => reject(unreadable()));
    }
    parser.on('error', () => reject(unreadable()));
    parser.once('close', resolve);
    body.once('error', reject);
  });

  try {
    body.pipe(parser);
    await parsed;
  } catch (error) {
    body.unpipe(parser);
    parser.destroy();
    throw error;
  } finally {
    await Promise.all(writing);
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

function openParser(contentType: string): Busboy {
  try {
    return busboy({ headers: { 'content-type': contentType }, limits, defParamCharset: 'utf8' });
  } catch {
    throw unreadable();
  }
}

export function tooLargeFile(limit: number): Failure {
  if (limit < 1024 * 1024) return tooLarge();
  return tooLarge(fileTooLarge(limit));
}

function unreadable(): Failure {
  return badRequest('The upload could not be read.');
}
