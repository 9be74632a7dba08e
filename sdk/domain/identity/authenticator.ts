import { generateURI, verifySync } from 'otplib';

/** What an authenticator app scans: `otpauth://totp/Spindle:ada@example.com?secret=…` */
export function authenticatorUri(email: string, secret: string): string {
  return generateURI({ issuer: 'Spindle', label: email, secret });
}

const STEP_SECONDS = 30;

/** The time step a code belongs to, the present one or a neighbour; null where it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

interface CodeFacts {
  /** The authenticator's, or that of one which was shown and waits for its first code. */
  secret: string | null;
  enrolled: boolean;
  /** The last step a code of the enrolled one was accepted for. */
  lastStep: number | null;
  /** False: it was voided, and the owner has to recover by mail. */
  hasPassword: boolean;
  hasPasskeys: boolean;
}

/** What a code may be; the step is to be kept, so that no other of it or before is good. */
export type CodeUse =
  | { by: 'AUTHENTICATOR' | 'ENROLMENT'; step: number }
  /** Good where it is one of the account's and was never used. */
  | { by: 'RECOVERY_CODE' };

/**
 * What a code that somebody signed in gives is good for; null: for nothing. No authenticator is
 * enrolled where the password was voided: whoever still has a session by it may be a stranger. Nor
 * beside a passkey, which has to be shown first.
 * @param proof whether it has to prove who they are, for which a recovery code does not count
 */
export function useOfCode(
  { secret, enrolled, lastStep, hasPassword, hasPasskeys }: CodeFacts,
  code: string,
  { now, proof }: { now: Date; proof: boolean },
): CodeUse | null {
  if (secret === null || (!enrolled && (!hasPassword || hasPasskeys))) return null;
  const step = stepOfCode(secret, code, now);
  if (!enrolled) return step === null ? null : { by: 'ENROLMENT', step };
  if (step !== null && step > (lastStep ?? 0)) return { by: 'AUTHENTICATOR', step };
  return proof ? null : { by: 'RECOVERY_CODE' };
}
