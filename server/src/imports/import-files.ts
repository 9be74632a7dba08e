import type { Services } from '../services.ts';

type Store = Pick<Services, 'storage'>;

const FOLDER = 'imports/';
const keyOf = (importId: string) => `${FOLDER}${importId}.csv`;

/** Keeps an uploaded file until it is applied. */
export const saveFile = ({ storage }: Store, importId: string, path: string): Promise<void> =>
  storage.putFile(keyOf(importId), path, { type: 'text/csv', cacheControl: 'no-store' });

/** Returns null if the file is no longer kept. */
export async function loadFile({ storage }: Store, importId: string): Promise<Uint8Array | null> {
  const file = await storage.get(keyOf(importId));
  if (file === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of file.stream) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

export const deleteFile = ({ storage }: Store, importId: string): Promise<void> =>
  storage.delete([keyOf(importId)]);

/** Deletes files whose import doesn't exist: their upload was interrupted. */
export async function deleteOrphans({ storage }: Store, known: ReadonlySet<string>): Promise<void> {
  for await (const key of storage.list(FOLDER)) {
    const importId = key.slice(FOLDER.length, -'.csv'.length);
    if (!known.has(importId)) await storage.delete([key]);
  }
}
