import { generateURI, verifySync } from 'otplib';

/**
 * Returns the URI for the QR code of an authenticator app:
 * `otpauth://totp/Shop:ada@example.com?secret=…`
 * @param issuer the shop's name, which apps show beside the code
 */
export function authenticatorUri(issuer: string, email: string, secret: string): string {
  return generateURI({ issuer, label: email, secret });
}

const STEP_SECONDS = 30;

/**
 * Returns the time step of a code: the current one or an adjacent one. Returns null if the code is
 * wrong.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

interface CodeFacts {
  /** Secret of the enrolled authenticator, or of one that is still waiting for its first code. */
  secret: string | null;
  enrolled: boolean;
  /** The last time step for which the enrolled authenticator's code was accepted. */
  lastStep: number | null;
  /** False when the password was revoked, so that the owner has to recover the account by email. */
  hasPassword: boolean;
  hasPasskeys: boolean;
}

/**
 * How a code was accepted. The caller stores the step, so that codes from this step or earlier are
 * rejected from then on.
 */
export type CodeUse =
  | { by: 'AUTHENTICATOR' | 'ENROLLMENT'; step: number }
  /** The caller still checks that it is one of the account's unused recovery codes. */
  | { by: 'RECOVERY_CODE' };

/**
 * Returns how a code entered by a signed-in user is accepted, or null if it is rejected. No
 * authenticator can be enrolled after the password was revoked, because the session may belong to a
 * stranger. Accounts with a passkey have to use the passkey before they enroll one.
 * @param proof whether the code has to prove the user's identity. A recovery code doesn't count as
 * proof.
 */
export function useOfCode(
  { secret, enrolled, lastStep, hasPassword, hasPasskeys }: CodeFacts,
  code: string,
  { now, proof }: { now: Date; proof: boolean },
): CodeUse | null {
  if (secret === null || (!enrolled && (!hasPassword || hasPasskeys))) return null;
  const step = stepOfCode(secret, code, now);
  if (!enrolled) return step === null ? null : { by: 'ENROLLMENT', step };
  if (step !== null && step > (lastStep ?? 0)) return { by: 'AUTHENTICATOR', step };
  return proof ? null : { by: 'RECOVERY_CODE' };
}
