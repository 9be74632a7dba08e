import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSafeKey, type FileFacts, type Storage } from './storage.ts';

/** Stores files in a folder. Media types are derived from file names. */
export function createFolderStorage(root: string): Storage {
  const fileOf = (key: string) => {
    if (!isSafeKey(key)) throw new Error(`${JSON.stringify(key)} is not a valid file key.`);
    return path.join(root, key);
  };

  async function store(key: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const file = fileOf(key);
    const folder = path.dirname(file);
    const unfinished = path.join(folder, `.${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    try {
      await write(unfinished);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    put: (key, bytes) => store(key, (unfinished) => writeFile(unfinished, bytes, { flush: true })),

    putFile: (key, file) =>
      store(key, async (unfinished) => {
        await copyFile(file, unfinished);
        await flush(unfinished);
      }),

    async look(key) {
      const found = await unlessMissing(stat(fileOf(key)));
      return found?.isFile() ? factsOf(found) : null;
    },

    async get(key, range) {
      const handle = await unlessMissing(open(fileOf(key)));
      if (handle === null) return null;
      const found = await handle.stat();
      if (!found.isFile()) {
        await handle.close();
        return null;
      }
      const part = range && { start: range.first, end: range.last };
      return { ...factsOf(found), stream: handle.createReadStream(part) };
    },

    async delete(keys) {
      await Promise.all(keys.map((key) => rm(fileOf(key), { force: true })));
    },

    async *list(prefix) {
      const names = await unlessMissing(
        readdir(fileOf(prefix.replace(/\/$/, '')), { recursive: true, withFileTypes: true }),
      );
      for (const entry of names ?? []) {
        const inside = path.relative(root, path.join(entry.parentPath, entry.name));
        const key = inside.split(path.sep).join('/');
        if (entry.isFile() && isSafeKey(key)) yield key;
      }
    },
  };
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

function factsOf({ size, mtimeMs }: Stats): FileFacts {
  return { size, etag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"` };
}

const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Returns null if the file does not exist. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (missing.has(code)) return null;
    throw error;
  }
}
