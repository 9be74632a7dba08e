import { methodNotAllowed, noSuchCall } from '../domain/calls/validate-call.ts';
import { badRequest, notFound, wrongMethod } from './failure.ts';
import type { Operation } from './operation.ts';

type Path = Pick<Operation, 'method' | 'path'>;

export interface Route<Call> {
  operation: Call;
  params: Record<string, string>;
}

interface RouteTarget<Call> {
  operation: Call;
  /** Names of the segments that are ids. */
  ids: (readonly [at: number, name: string])[];
}

/** A node in the tree of paths. */
class Place<Call> {
  /** Calls by method. */
  readonly calls = new Map<string, RouteTarget<Call>>();
  /** Names of the missing last ids, by method. */
  readonly lacking = new Map<string, string>();
  readonly written = new Map<string, Place<Call>>();
  id: Place<Call> | undefined;

  after(segment: string): Place<Call> {
    if (idIn(segment) !== undefined) return (this.id ??= new Place());
    const place = this.written.get(segment) ?? new Place();
    this.written.set(segment, place);
    return place;
  }
}

/**
 * Creates a router that finds a call's operation and the ids in its path. Used by the mocks,
 * because the shop's `@koa/router` needs Koa. Literal segments take precedence over ids. On GET, a
 * trailing slash is optional. Otherwise it means an empty last id. Returns undefined for paths
 * outside the contract.
 * @throws Failure 404, 405 or, if the last id is missing, 400
 */
export function makeRouter<Call extends Path>(operations: readonly Call[]) {
  const root = new Place<Call>();
  const placeOf = (one: Path) =>
    segmentsOf(one).reduce((place, segment) => place.after(segment), root);
  for (const operation of operations) {
    placeOf(operation).calls.set(operation.method, { operation, ids: idsIn(operation) });
  }
  for (const one of emptyLastId(operations)) placeOf(one).lacking.set(one.method, one.name);

  return (input: string, path: string): Route<Call> | undefined => {
    const method = input === 'HEAD' ? 'GET' : input;
    const segments = segmentsOf({ method, path });
    const known = firstAt(root, segments, (place) => place.calls.get(method));
    if (known !== undefined) return { operation: known.operation, params: read(known, segments) };
    const missing = firstAt(root, segments, (place) => place.lacking.get(method));
    if (missing !== undefined) throw missingId(missing);
    rejectUnmatched(path, methodsAt(root, path));
    return undefined;
  };
}

/** Methods in the order in which a rejection lists them. */
const METHODS = ['HEAD', 'GET', 'PUT', 'POST', 'DELETE', 'PATCH'];

/**
 * Rejects a call that matches no operation, if its path belongs to the contract.
 * @param methods that the path accepts
 * @throws Failure 405 or 404
 */
export function rejectUnmatched(path: string, methods: readonly string[]): void {
  const allowed = METHODS.filter((method) => methods.includes(method)).join(', ');
  if (allowed !== '') throw wrongMethod(methodNotAllowed(allowed), allowed);
  if (path === '/api' || path.startsWith('/api/')) throw notFound(noSuchCall);
}

/**
 * Returns the paths with an empty last id that mean nothing, such as `DELETE /api/catbuilder/`.
 * With PUT, such a path creates a record.
 */
export function emptyLastId(operations: readonly Path[]) {
  const taken = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  return operations.flatMap(({ method, path }) => {
    const [, empty = '', name = ''] = /^(.*\/)\{(\w+)\}$/.exec(path) ?? [];
    const free = name !== '' && method !== 'GET' && !taken.has(`${method} ${empty}`);
    return free ? [{ method, path: empty, name }] : [];
  });
}

function segmentsOf({ method, path }: Path): string[] {
  const segments = path.split('/');
  if (method === 'GET' && segments.length > 2 && segments.at(-1) === '') segments.pop();
  return segments;
}

const idIn = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];

function firstAt<Call, Found>(
  place: Place<Call>,
  segments: readonly string[],
  look: (place: Place<Call>) => Found | undefined,
  at = 0,
): Found | undefined {
  const segment = segments[at];
  if (segment === undefined) return look(place);
  const written = place.written.get(segment);
  const found = written && firstAt(written, segments, look, at + 1);
  if (found !== undefined || segment === '' || place.id === undefined) return found;
  return firstAt(place.id, segments, look, at + 1);
}

function methodsAt<Call extends Path>(root: Place<Call>, path: string): string[] {
  const found: string[] = [];
  for (const reading of [true, false]) {
    firstAt<Call, never>(root, segmentsOf({ method: reading ? 'GET' : '', path }), ({ calls }) => {
      for (const method of calls.keys()) if ((method === 'GET') === reading) found.push(method);
      return undefined;
    });
  }
  return found.flatMap((method) => (method === 'GET' ? ['HEAD', 'GET'] : [method]));
}

function idsIn(operation: Path) {
  return segmentsOf(operation).flatMap((segment, at) => {
    const name = idIn(segment);
    return name === undefined ? [] : [[at, name] as const];
  });
}

function read({ ids }: RouteTarget<Path>, segments: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [at, name] of ids) params[name] = decoded(segments[at] ?? '');
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const missingId = (name: string) =>
  badRequest(`${name} is missing.`, [{ path: name, message: 'is required' }]);
