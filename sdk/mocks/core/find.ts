import { requireFreshProof } from '../../contract/fresh-proof.ts';
import type { AnyMockCall } from './call.ts';
import { notFound } from '../../contract/failure.ts';
import { noSuch } from '../../domain/records.ts';
import type { Rejection } from '../../domain/rejection.ts';

/**
 * @param missing the rejection, or the noun for it (`order`); if omitted, “Not found.”
 * @throws Failure 404 if there is none
 */
export function getOr404<Thing>(
  things: readonly Thing[],
  matches: (thing: Thing) => boolean,
  missing?: string | Rejection,
): Thing {
  const thing = things.find(matches);
  if (thing !== undefined) return thing;
  throw notFound(typeof missing === 'string' ? noSuch(missing) : missing);
}

/** @throws Failure 403 if this session has no recent authenticator code */
export function requireProof({ session, now }: Pick<AnyMockCall, 'session' | 'now'>): void {
  requireFreshProof(session.provenAt === null ? null : new Date(session.provenAt), now);
}
