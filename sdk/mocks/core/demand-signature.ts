import { badRequest } from '../../contract/failure.ts';
import type { AnyMockCall } from './call.ts';
import { eventSignature } from './event-signature.ts';
import { signatureWrong } from '../../domain/calls/refuse-call.ts';

/** @throws Failure 400 for an event that no played provider has signed */
export function demandSignature({ body, header }: AnyMockCall, name: string): void {
  if (typeof body !== 'string' || header(name) !== eventSignature(body)) {
    throw badRequest(signatureWrong);
  }
}
