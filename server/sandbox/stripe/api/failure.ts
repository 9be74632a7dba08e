export interface ErrorDetails {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
}

/** An answer of the provider that is an error. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly details: ErrorDetails;
  /** False where the request was refused before its work began: such replies are not replayed. */
  readonly begun: boolean;

  /** True where what was done before the refusal stays done. */
  keepsWork = false;

  constructor(status: number, details: ErrorDetails, begun = true) {
    super(details.message);
    this.status = status;
    this.details = details;
    this.begun = begun;
  }

  /** The same refusal, of work that is to stay on record. */
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

/** @param param the parameter that named the object; without it the path did, and the status is 404 */
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
