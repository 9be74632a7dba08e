import { createHash } from 'node:crypto';
import type { World } from '../world.ts';
import type { StoredObject } from './stored-object.ts';

interface ObjectLocation {
  bucket: string;
  key: string;
}

interface Kind {
  contentType: string;
  cacheControl: string | null;
}

const idOf = ({ bucket, key }: ObjectLocation) => `${bucket}/${key}`;

export function putObject(
  world: World,
  place: ObjectLocation,
  bytes: Buffer,
  kind: Kind,
): StoredObject {
  const now = Date.now();
  const object: StoredObject = {
    id: idOf(place),
    created: now,
    ...place,
    ...kind,
    base64: bytes.toString('base64'),
    size: bytes.length,
    etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    modifiedAt: new Date(now).toISOString(),
  };
  world.store.put('s3_object', object);
  return object;
}

export function findObject(world: World, place: ObjectLocation): StoredObject | undefined {
  return world.store.get('s3_object', idOf(place));
}

export function deleteObject(world: World, place: ObjectLocation): void {
  world.store.remove('s3_object', idOf(place));
}

/** Lists objects in the order of their keys, after the key `after`. */
export function listObjects(
  world: World,
  { bucket, prefix, after }: { bucket: string; prefix: string; after: string },
): StoredObject[] {
  return world.store
    .all('s3_object')
    .filter((one) => one.bucket === bucket && one.key.startsWith(prefix) && one.key > after)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
