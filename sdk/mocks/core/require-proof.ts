import { requireFreshProof } from '../../contract/fresh-proof.ts';
import type { AnyMockCall } from './call.ts';

/** @throws Failure 403 where no code of the authenticator was given in this session just now */
export function requireProof({ session, now }: Pick<AnyMockCall, 'session' | 'now'>): void {
  requireFreshProof(session.provenAt === null ? null : new Date(session.provenAt), now);
}
