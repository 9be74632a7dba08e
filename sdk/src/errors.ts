import type { components } from './schema.d.ts';

/** One problem with a request: where it is (a field's name or path) and how to fix it. */
export interface FieldError {
  path: string;
  message: string;
}

/**
 * Any response from the shop outside 2xx, or no response at all (status 0). `message` is the
 * Reason.
 */
export class ShopError extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  /**
   * Decide by this code how to handle the error. A newer shop may send codes that aren't listed
   * here.
   */
  readonly code: components['schemas']['RefusalCode'] | (string & Record<never, never>) | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  /** The response's body as received. For a stale edit it contains the current record. */
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

/** The shop's state differs from what the call expected. The body contains the current record. */
export interface Conflict extends ShopError {
  readonly status: 409;
  readonly body: components['schemas']['ConflictReply'];
}

export function isConflict(error: unknown): error is Conflict {
  return error instanceof ShopError && error.status === 409;
}

/** Returns what is wrong with this field if the call failed because of it. */
export function fieldError(error: unknown, path: string): string | undefined {
  if (!(error instanceof ShopError)) return undefined;
  return error.errors.find((one) => one.path === path)?.message;
}

/**
 * Returns the body of a successful call, or throws a ShopError: `const items = await
 * replyOf(shop.GET('/api/catalog/{catalogId}', …))`.
 */
export async function replyOf<T>(
  call: Promise<{ data?: T | undefined; error?: unknown; response: Response }>,
): Promise<Exclude<T, undefined>> {
  const result = await call.catch((cause: unknown) => {
    if (!isNetworkError(cause)) throw cause;
    throw new ShopError(0, 'The shop could not be reached. Check your connection and try again.');
  });
  if (result.response.ok && isPresent(result.data)) return result.data;
  throw new ShopError(result.response.status, reasonOf(result.error, result.response.status), {
    body: result.error,
    headers: result.response.headers,
  });
}

/**
 * Returns whether `fetch` received no response, or only part of one. A call aborted by a signal
 * fails with the signal's own reason instead: `AbortError`, `TimeoutError`, or the caller's.
 */
function isNetworkError(cause: unknown): boolean {
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
    ? 'The shop is busy. Try again in a minute.'
    : `The shop returned an error (${status}). Please try again.`;
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
