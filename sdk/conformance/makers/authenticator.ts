import { generateSync } from 'otplib';
import type { ConformingShop } from '../conforming-shop.ts';

const STEP_MS = 30_000;

/** Returns the code that an authenticator app shows at this time. */
export function codeAt(secret: string, now: Date): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
}

/** Moves the clock a minute ahead and returns the code of that time, which is unused. */
export function freshCode(shop: ConformingShop, secret: string): string {
  shop.advance(1);
  return codeAt(secret, shop.now());
}

/**
 * Returns the code of the previous time step, so that the current one stays unused. Near the end of
 * a step, returns the current code, because the next step may start before the code is checked.
 */
export function earlierCode(shop: ConformingShop, secret: string): string {
  const intoStep = shop.now().getTime() % STEP_MS;
  return codeAt(
    secret,
    new Date(shop.now().getTime() - (intoStep > STEP_MS - 5_000 ? 0 : STEP_MS)),
  );
}

/** Returns six digits that differ from the authenticator's codes of this step and its neighbors. */
export function wrongCode(shop: ConformingShop, secret: string): string {
  const steps = [-2, -1, 0, 1, 2];
  const right = new Set(
    steps.map((step) => codeAt(secret, new Date(shop.now().getTime() + step * STEP_MS))),
  );
  const candidates = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return candidates.find((code) => !right.has(code)) ?? '';
}

/** Returns the secret that an authenticator app reads from the QR code. */
export function secretIn(address: string | null | undefined): string {
  const secret = new URL(address ?? 'otpauth://none').searchParams.get('secret');
  if (secret === null) throw new Error(`No secret in ${address}`);
  return secret;
}
