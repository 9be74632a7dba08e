import { Failure } from './failure.ts';

const GOOD_FOR_MINUTES = 10;

/**
 * @param provenAt when somebody last gave a code of their authenticator in this session
 * @throws Failure 403 where that is too long ago: an open session alone is not enough for the call
 */
export function demandFreshProof(provenAt: Date | null, now: Date): void {
  const age = provenAt === null ? Infinity : now.getTime() - provenAt.getTime();
  if (age < GOOD_FOR_MINUTES * 60_000) return;
  throw new Failure(403, 'Please confirm with a code of your authenticator that it is you.', {
    body: { code: 'FRESH_PROOF_NEEDED' },
  });
}
