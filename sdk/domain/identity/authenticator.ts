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
