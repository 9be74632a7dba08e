import type { RejectionCode } from '../rejection.ts';

/** Events in the security log. */
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
  'roles.changed',
] as const;

export type SecurityEventType = (typeof securityEventTypes)[number];

/** Reasons for a failed sign-in. `WRONG_CODE` applies to any kind of code. */
export type SignInFailure = 'UNKNOWN_PERSON' | 'WRONG_PASSWORD' | 'WRONG_CODE' | 'LOCKED';

/**
 * Returns the log entry for a failed sign-in with `left` attempts remaining. `userId` is null if no
 * account matches.
 */
export function failedAttempt(
  why: Exclude<SignInFailure, 'UNKNOWN_PERSON' | 'LOCKED'>,
  { userId, left }: { userId: string | null; left: number },
) {
  const reason: SignInFailure = userId === null ? 'UNKNOWN_PERSON' : why;
  const failed = { type: 'sign_in.failed', reason, userId } as const;
  if (userId === null || left > 0) return [failed];
  return [failed, { type: 'account.locked', userId } as const];
}

/** The role of a new administrator. */
export type GivenRole = 'EXTENDED';

/** A factor added to an account. */
export type AddedFactor = 'AUTHENTICATOR' | 'PASSKEY';

/** Maps suspicious rejections of calls to security events. */
const rejections: Partial<Record<RejectionCode, SecurityEventType>> = {
  ROLE_NEEDED: 'role.refused',
  SCOPE_NEEDED: 'role.refused',
  PERSON_NEEDED: 'role.refused',
  SIGNATURE_NOT_VALID: 'signature.refused',
  NOT_MADE_BY_US: 'site.refused',
  TOKEN_NOT_VALID: 'token.refused',
};

/** Returns the security event of a rejection, or null if it isn't suspicious. */
export const eventOfRejection = (code: RejectionCode): SecurityEventType | null =>
  rejections[code] ?? null;

/** Returns whether the event is a denied attempt rather than successful access. */
export const isLockedOut = (type: SecurityEventType): boolean => !gains.has(type);

const gains: ReadonlySet<SecurityEventType> = new Set([
  'factor.added',
  'token.made',
  'token.first_used',
  'roles.changed',
]);

/**
 * Maximum number of rows per event type and hour. Further events share one row, without a network
 * address.
 */
export const MAX_PER_HOUR = 500;

export const SECURITY_EVENT_RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Returns the time before which security events are deleted. */
export const securityEventsRetainedSince = (now: Date): Date =>
  new Date(now.getTime() - SECURITY_EVENT_RETENTION_DAYS * DAY_MS);

/** Returns the start of the hour. Repeated events from one network within an hour share one row. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
