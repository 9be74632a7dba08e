import { isStale } from '../domain/records.ts';
import { rejection, type Rejection, type RejectionCode } from '../domain/rejection.ts';
import type { InvalidField } from '../domain/invalid-field.ts';
import { waitText } from '../domain/time/wait-text.ts';

export interface FieldError {
  path: string;
  message: string;
}

interface Details {
  errors?: FieldError[];
  headers?: Record<string, string>;
  /**
   * Additional members of the response's body, such as the current record after an outdated edit.
   */
  body?: Record<string, unknown>;
  /** The underlying error, for the log. */
  cause?: unknown;
}

/**
 * A rejection with an HTTP status. It can be thrown anywhere. The response is `{Status: 'ERROR',
 * Reason, code, …}`.
 */
export class Failure extends Error {
  readonly status: number;
  readonly code: RejectionCode;
  readonly reason: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;

  constructor(status: number, { code, reason }: Rejection, details: Details = {}) {
    super(reason, { cause: details.cause });
    this.name = 'Failure';
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.errors = details.errors;
    this.headers = details.headers ?? {};
    this.body = details.body ?? {};
  }
}

/** Returns the body of a failure's response. */
export function presentFailure({ code, reason, errors, body }: Failure) {
  return {
    Status: 'ERROR',
    Reason: reason,
    code,
    ...(errors === undefined ? {} : { Errors: errors }),
    ...body,
  };
}

/** Adds the generic code of the status if only a sentence is given. */
const coded = (code: RejectionCode, because: string | Rejection): Rejection =>
  typeof because === 'string' ? rejection(code, because) : because;

export const badRequest = (because: string | Rejection, errors?: FieldError[], cause?: unknown) =>
  new Failure(400, coded('INVALID_REQUEST', because), {
    ...(errors !== undefined && { errors }),
    cause,
  });

export const invalidInput = ({ path, subject, message }: InvalidField, cause?: unknown) =>
  badRequest(`${subject} ${message}`, [{ path, message }], cause);

/** @throws Failure 400 if a field is invalid */
export function rejectInvalid(invalid: InvalidField | null): void {
  if (invalid !== null) throw invalidInput(invalid);
}

type Fault = { invalid: InvalidField } | { missing: FieldError | FieldError[] };

/** Returns the parsed input. @throws Failure 400 naming what is invalid or missing */
export function requireValid<Read extends object>(read: Read | Fault): Exclude<Read, Fault>;
export function requireValid(read: object): object {
  if (!isFault(read)) return read;
  if ('invalid' in read) throw invalidInput(read.invalid);
  const missing = [read.missing].flat();
  throw badRequest(missing[0]?.message ?? '', missing);
}

const isFault = (read: object): read is Fault => 'invalid' in read || 'missing' in read;

/** Requests a bearer token, because sessions are only for our own pages and programs use tokens. */
export const unauthorized = (because: string | Rejection = 'Please sign in.') => {
  const rejected = coded('NOT_SIGNED_IN', because);
  return new Failure(401, rejected, { headers: { 'WWW-Authenticate': challenge(rejected) } });
};

/** Identifies an invalid token, as RFC 6750 requires. */
function challenge({ code, reason }: Rejection): string {
  const realm = 'Bearer realm="spindle"';
  if (code !== 'TOKEN_NOT_VALID') return realm;
  return `${realm}, error="invalid_token", error_description="${reason}"`;
}

export const forbidden = (because: Rejection) => new Failure(403, because);

/**
 * Rejects a call that the token may not make, as RFC 6750 requires. `scopes` are the ones that
 * would allow it.
 */
export function outsideTokenScope(because: Rejection, scopes: readonly string[] = []): Failure {
  const named = scopes.length === 0 ? '' : `, scope="${scopes.join(' ')}"`;
  const lack = `Bearer realm="spindle", error="insufficient_scope"${named}`;
  return new Failure(403, because, { headers: { 'WWW-Authenticate': lack } });
}

export const notFound = (because: string | Rejection = 'Not found.') =>
  new Failure(404, coded('NOT_FOUND', because));

export const wrongMethod = (reason: string, allowed: string) =>
  new Failure(405, rejection('METHOD_NOT_ALLOWED', reason), { headers: { Allow: allowed } });

/** `body` contains what the caller needs to continue, such as the current record. */
export const conflict = (because: Rejection, body?: Record<string, unknown>) =>
  new Failure(409, because, body === undefined ? {} : { body });

/** @throws Failure 409 with the current record if the form is based on another version */
export function requireVersion(
  version: number | undefined,
  current: { version: number },
  because: Rejection,
  body: Record<string, unknown>,
): void {
  if (isStale(version, current.version)) throw conflict(because, body);
}

export const tooLarge = (reason = 'The request is too large.') =>
  new Failure(413, rejection('TOO_LARGE', reason));

export const unsupportedMediaType = (reason: string) =>
  new Failure(415, rejection('UNSUPPORTED_MEDIA_TYPE', reason));

export const tooManyRequests = (
  retryAfterSeconds: number,
  reason = `Too many attempts. Wait ${waitText(retryAfterSeconds)} and try again.`,
) =>
  new Failure(429, rejection('TOO_MANY_REQUESTS', reason), {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });

export const unexpected = (
  reason = 'Something went wrong on our side. Please try again.',
  cause?: unknown,
) => new Failure(500, rejection('INTERNAL_ERROR', reason), { cause });

export const unavailable = (reason = 'The shop is busy. Try again in a moment.', cause?: unknown) =>
  new Failure(503, rejection('UNAVAILABLE', reason), { headers: { 'Retry-After': '5' }, cause });

/** Waits for a provider. If it fails, tells the caller what to do in the shop's own words. */
export async function orUnavailable<T>(work: Promise<T>, reason: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unavailable(reason, error);
  }
}
