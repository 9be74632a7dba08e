import { waitText } from '../domain/time/wait-text.ts';

export interface FieldError {
  path: string;
  message: string;
}

interface Details {
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** Further members of the reply's body, such as the current record of a stale edit. */
  body?: Record<string, unknown>;
  /** What went wrong behind it; for the log. */
  cause?: unknown;
}

/** A refusal with an HTTP status; thrown anywhere, answered as `{Status: 'ERROR', Reason, …}`. */
export class Failure extends Error {
  readonly status: number;
  readonly reason: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;

  constructor(status: number, reason: string, details: Details = {}) {
    super(reason, { cause: details.cause });
    this.name = 'Failure';
    this.status = status;
    this.reason = reason;
    this.errors = details.errors;
    this.headers = details.headers ?? {};
    this.body = details.body ?? {};
  }
}

export const badRequest = (reason: string, errors?: FieldError[]) =>
  new Failure(400, reason, errors === undefined ? {} : { errors });

export const unauthorized = (reason = 'Please sign in.') => new Failure(401, reason);

export const forbidden = (reason: string) => new Failure(403, reason);

export const notFound = (reason = 'There is no such thing.') => new Failure(404, reason);

/** `body` holds what the caller needs to go on, such as the current record. */
export const conflict = (reason: string, body?: Record<string, unknown>) =>
  new Failure(409, reason, body === undefined ? {} : { body });

export const tooLarge = (reason = 'The request is too large.') => new Failure(413, reason);

export const unsupportedMediaType = (reason: string) => new Failure(415, reason);

export const tooManyRequests = (
  retryAfterSeconds: number,
  reason = `Too many tries. Please wait ${waitText(retryAfterSeconds)} and try again.`,
) =>
  new Failure(429, reason, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });

export const unavailable = (
  reason = 'The shop is busy just now. Please try again in a moment.',
  cause?: unknown,
) => new Failure(503, reason, { headers: { 'Retry-After': '5' }, cause });

/** Waits for a provider; when it fails, the caller is told what to do in the shop's words. */
export async function orUnavailable<T>(work: Promise<T>, reason: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unavailable(reason, error);
  }
}
