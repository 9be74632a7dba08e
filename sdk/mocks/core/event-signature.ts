import { badRequest } from '../../contract/failure.ts';
import type { AnyMockCall } from './call.ts';
import { signatureWrong } from '../../domain/calls/validate-call.ts';

/** Signs a mock provider's event using only its body, because the mock shop has no secrets. */
export function eventSignature(body: string): string {
  let sum = 0x811c9dc5;
  for (const character of body) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `played=${(sum >>> 0).toString(16).padStart(8, '0')}`;
}

/** @throws Failure 400 for an event without a mock provider's signature */
export function requireSignature({ body, header }: AnyMockCall, name: string): void {
  if (typeof body !== 'string' || header(name) !== eventSignature(body)) {
    throw badRequest(signatureWrong);
  }
}
