import { forbidden } from './failure.ts';
import { freshProofNeeded } from '../domain/calls/validate-call.ts';

const GOOD_FOR_MINUTES = 10;

/**
 * @param provenAt when the user last entered an authenticator code in this session
 * @throws Failure 403 if that is too long ago. For these calls, an open session isn't enough.
 */
export function requireFreshProof(provenAt: Date | null, now: Date): void {
  const age = provenAt === null ? Infinity : now.getTime() - provenAt.getTime();
  if (age < GOOD_FOR_MINUTES * 60_000) return;
  throw forbidden(freshProofNeeded);
}
