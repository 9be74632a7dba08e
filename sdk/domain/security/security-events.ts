import type { RefusalCode } from '../rejection.ts';

/** What those who watch over the shop are told of. */
export const securityEventTypes = [
  'sign_in.failed',
  'account.locked',
  'role.refused',
  'signature.refused',
  'site.refused',
  'token.refused',
  'factor.added',
  'token.made',
  'token.first_used',
] as const;

export type SecurityEventType = (typeof securityEventTypes)[number];

/** Why somebody was not let in; `WRONG_CODE` of whatever kind. */
export type SignInFailure = 'UNKNOWN_PERSON' | 'WRONG_PASSWORD' | 'WRONG_CODE' | 'LOCKED';

/** What is noted of a try to get in that failed, where so many are `left`; `userId` null: nobody's. */
export function failedAttempt(
  why: Exclude<SignInFailure, 'UNKNOWN_PERSON' | 'LOCKED'>,
  { userId, left }: { userId: string | null; left: number },
) {
  const reason: SignInFailure = userId === null ? 'UNKNOWN_PERSON' : why;
  const failed = { type: 'sign_in.failed', reason, userId } as const;
  if (userId === null || left > 0) return [failed];
  return [failed, { type: 'account.locked', userId } as const];
}

/** What somebody proves from now on who they are by. */
export type AddedFactor = 'AUTHENTICATOR' | 'PASSKEY';

/** Whoever gets one of these refusals tried what they may not, in whichever call. */
const rejections: Partial<Record<RefusalCode, SecurityEventType>> = {
  ROLE_NEEDED: 'role.refused',
  SCOPE_NEEDED: 'role.refused',
  PERSON_NEEDED: 'role.refused',
  SIGNATURE_NOT_VALID: 'signature.refused',
  NOT_MADE_BY_US: 'site.refused',
  TOKEN_NOT_VALID: 'token.refused',
};

/** Null where the refusal is nothing to watch for. */
export const eventOfRejection = (code: RefusalCode): SecurityEventType | null =>
  rejections[code] ?? null;

/** Whether somebody was kept out, or somebody got more than they had. */
export const isKeptOut = (type: SecurityEventType): boolean => !gains.has(type);

const gains: ReadonlySet<SecurityEventType> = new Set([
  'factor.added',
  'token.made',
  'token.first_used',
]);

/** How many different rows of a type an hour has; what is more counts in one row without address. */
export const MAX_PER_HOUR = 500;

export const SECURITY_EVENTS_KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Events from before that moment are dropped. */
export const securityEventsKeptSince = (now: Date): Date =>
  new Date(now.getTime() - SECURITY_EVENTS_KEPT_DAYS * DAY_MS);

/** The same from the same network counts in one row within that hour. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
