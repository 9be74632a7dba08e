import type { VerificationError } from './addresses/address-record.ts';

export interface EasypostErrorBody {
  error: { code: string; message: string; errors: VerificationError[] };
}

export function errorBody(
  code: string,
  message: string,
  errors: VerificationError[] = [],
): EasypostErrorBody {
  return { error: { code, message, errors } };
}

/** Builds the error response of a simulated fault. */
export function errorOfStatus(status: number): EasypostErrorBody {
  return status < 500
    ? errorBody('BAD_REQUEST', 'The request could not be served.')
    : errorBody('INTERNAL_SERVER_ERROR', 'We are sorry, something went wrong on our end.');
}

export const unverified = (errors: VerificationError[]) =>
  errorBody('ADDRESS.VERIFY.FAILURE', 'Unable to verify address.', errors);

export const notFound = () => errorBody('NOT_FOUND', 'The requested resource could not be found.');
