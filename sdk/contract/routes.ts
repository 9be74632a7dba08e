import { badRequest } from './failure.ts';
import type { Operation } from './operation.ts';

type Path = Pick<Operation, 'method' | 'path'>;

/** `/api/catalog/{catalogId}` → `/api/catalog/:catalogId`; on GET without its trailing slash. */
export function routePath({ method, path }: Path): string {
  const route = path.replace(/\{(\w+)\}/g, ':$1');
  return method === 'GET' ? route.replace(/(.)\/$/, '$1') : route;
}

/** Written-out path segments are tried before parameters that would take their place. */
export function bySpecificity(a: Path, b: Path): number {
  const [keyA, keyB] = [sortKey(a), sortKey(b)];
  if (keyA === keyB) return 0;
  return keyA < keyB ? -1 : 1;
}

function sortKey({ path }: Path): string {
  return path.replace(/\{\w+\}/g, '~');
}

/**
 * Paths whose last id is empty and which, unlike PUT for new records, mean nothing:
 * `DELETE /api/catbuilder/`.
 */
export function emptyLastId(operations: readonly Path[]) {
  const taken = new Set(operations.map((one) => `${one.method} ${routePath(one)}`));
  return operations.flatMap(({ method, path }) => {
    const match = /^(.*\/)\{(\w+)\}$/.exec(path);
    if (match === null || method === 'GET') return [];
    const [, parent = '', name = ''] = match;
    const empty = routePath({ method, path: parent });
    return taken.has(`${method} ${empty}`) ? [] : [{ method, path: empty, name }];
  });
}

/** @param name of the id that the path ends without */
export const missingId = (name: string) =>
  badRequest(`${name} is missing.`, [{ path: name, message: 'is required' }]);
