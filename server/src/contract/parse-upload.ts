import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type Busboy } from 'busboy';
import { inMegabytes } from '@spindle/sdk/domain/media/file-limits';
import { HungUp } from '../http/hang-up.ts';
import { givenTwice } from '@spindle/sdk/contract/fields';
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

export interface ParsedUpload {
  fields: Record<string, string>;
  files: Record<string, UploadedFile>;
}

interface Expected {
  /** Where the files go. */
  folder: string;
  /** The most bytes the files may have together. */
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
 * Takes a multipart body apart as it comes. It stops at the first thing that is wrong; what follows
 * flows past unread, so that the client is still there to hear of it.
 * @throws Failure 400 or 413
 */
export async function parseUpload(
  request: IncomingMessage,
  { folder, limit }: Expected,
): Promise<ParsedUpload> {
  const parser = openParser(request);
  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  const writing: Promise<void>[] = [];
  let size = 0;

  const parsed = new Promise<void>((resolve, reject) => {
    const isNew = (name: string | undefined): name is string => {
      if (name === undefined) reject(unreadable());
      else if (fields.has(name) || files.has(name)) reject(givenTwice(name));
      else return true;
      return false;
    };
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) reject(tooLarge());
      else if (isNew(name)) fields.set(name, value);
    });
    parser.on('file', (name, content, { filename, mimeType }) => {
      const path = join(folder, String(writing.length));
      const file = { path, size: 0, name: filename ?? '', type: mimeType };
      if (isNew(name)) files.set(name, file);
      content.on('data', (chunk: Buffer) => {
        file.size += chunk.length;
        size += chunk.length;
        if (size > limit) reject(tooLargeFile(limit));
      });
      writing.push(write(content, path).catch(reject));
    });
    for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
      parser.on(event, () => reject(unreadable()));
    }
    parser.on('error', () => reject(unreadable()));
    request.once('aborted', () => reject(new HungUp()));
    parser.once('close', resolve);
  });

  try {
    request.pipe(parser);
    await parsed;
  } catch (error) {
    request.unpipe(parser);
    request.resume();
    parser.destroy();
    throw error;
  } finally {
    await Promise.all(writing);
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

function openParser({ headers }: IncomingMessage): Busboy {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw unreadable();
  }
}

const write = (content: Readable, path: string) => pipeline(content, createWriteStream(path));

export function tooLargeFile(limit: number): Failure {
  if (limit < 1024 * 1024) return tooLarge();
  return tooLarge(`The request is too large: a file may have at most ${inMegabytes(limit)}.`);
}

function unreadable(): Failure {
  return badRequest('The upload could not be read.');
}
