import type { components } from './schema.d.ts';

/** One thing wrong with a request: where (a field's name or path) and what to mend. */
export interface FieldError {
  path: string;
  message: string;
}

/** Any reply of the shop outside 2xx, and no reply at all (status 0). `message` is the Reason. */
export class ShopError extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  /** Tells what to do about it; a newer shop may send codes that are not in this list. */
  readonly code: components['schemas']['RefusalCode'] | (string & Record<never, never>) | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  /** The reply's body as it came; a stale edit carries the current record here. */
  readonly body: unknown;

  constructor(status: number, reason: string, reply?: { body?: unknown; headers?: Headers }) {
    super(reason);
    this.name = 'ShopError';
    this.status = status;
    this.body = reply?.body;
    this.errors = fieldErrors(reply?.body);
    this.code = codeOf(reply?.body);
    this.requestId = reply?.headers?.get('X-Request-Id') ?? null;
    const retryAfter = Number(reply?.headers?.get('Retry-After') ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : null;
  }
}

/** The shop has another state than the call took for granted; its body holds the present record. */
export interface Conflict extends ShopError {
  readonly status: 409;
  readonly body: components['schemas']['ConflictReply'];
}

export function isConflict(error: unknown): error is Conflict {
  return error instanceof ShopError && error.status === 409;
}

/** What is wrong with this field, if the call failed and anything is. */
export function fieldError(error: unknown, path: string): string | undefined {
  if (!(error instanceof ShopError)) return undefined;
  return error.errors.find((one) => one.path === path)?.message;
}

/**
 * The body of a successful call, or a thrown ShopError:
 * `const items = await replyOf(shop.GET('/api/catalog/{catalogId}', …))`.
 */
export async function replyOf<T>(
  call: Promise<{ data?: T | undefined; error?: unknown; response: Response }>,
): Promise<Exclude<T, undefined>> {
  const result = await call.catch((cause: unknown) => {
    if (!isOfTheNetwork(cause)) throw cause;
    throw new ShopError(0, 'The shop could not be reached. Check your connection and try again.');
  });
  if (result.response.ok && isPresent(result.data)) return result.data;
  throw new ShopError(result.response.status, reasonOf(result.error, result.response.status), {
    body: result.error,
    headers: result.response.headers,
  });
}

/**
 * As `fetch` tells that nothing came, or only a part. Whoever ends a call by a signal gets their own
 * reason back: `AbortError`, `TimeoutError`, or what they gave.
 */
function isOfTheNetwork(cause: unknown): boolean {
  return cause instanceof Error && ['TypeError', 'SyntaxError'].includes(cause.name);
}

function isPresent<T>(value: T): value is Exclude<T, undefined> {
  return value !== undefined;
}

function reasonOf(body: unknown, status: number): string {
  if (isRecord(body)) {
    const reason = body['Reason'] ?? body['reason'];
    if (typeof reason === 'string' && reason !== '') return reason;
  }
  return status === 503
    ? 'The shop is busy just now. Please try again in a minute.'
    : `The shop answered with an error (${status}). Please try again.`;
}

function codeOf(body: unknown): string | null {
  const code = isRecord(body) ? body['code'] : undefined;
  return typeof code === 'string' ? code : null;
}

function fieldErrors(body: unknown): FieldError[] {
  const list = isRecord(body) ? body['Errors'] : undefined;
  if (!Array.isArray(list)) return [];
  return list.filter(isFieldError);
}

function isFieldError(value: unknown): value is FieldError {
  return (
    isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
