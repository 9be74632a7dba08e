export interface ErrorDetails {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
}

/** An error response of the provider. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly details: ErrorDetails;
  /** False if the request was rejected before its work began. Such responses are not replayed. */
  readonly begun: boolean;

  /** True if the work done before the rejection is kept. */
  keepsWork = false;

  constructor(status: number, details: ErrorDetails, begun = true) {
    super(details.message);
    this.status = status;
    this.details = details;
    this.begun = begun;
  }

  /** Returns the same error, but keeps the work done so far. */
  keepingWork(): this {
    this.keepsWork = true;
    return this;
  }
}

export function invalidRequest(message: string, param?: string, code?: string): StripeFailure {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

/**
 * @param param the parameter that named the object; without it, the path did and the status is 404
 */
export function noSuch(noun: string, id: string, param?: string): StripeFailure {
  return new StripeFailure(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param: param ?? 'id',
  });
}

export function errorOfStatus(status: number): { error: ErrorDetails } {
  const type = status < 500 ? 'invalid_request_error' : 'api_error';
  return { error: { type, message: 'An error occurred with our connection to the sandbox.' } };
}
