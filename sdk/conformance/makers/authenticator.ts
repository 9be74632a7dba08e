import { generateSync } from 'otplib';
import type { ConformingShop } from '../conforming-shop.ts';

const STEP_MS = 30_000;

/** What an authenticator app shows at that moment. */
export function codeAt(secret: string, now: Date): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
}

/** A code that was not given before: by a minute later the authenticator shows another one. */
export function freshCode(shop: ConformingShop, secret: string): string {
  shop.advance(1);
  return codeAt(secret, shop.now());
}

/** One of the step before, so that the present one is left; a step may end on the way. */
export function earlierCode(shop: ConformingShop, secret: string): string {
  const intoStep = shop.now().getTime() % STEP_MS;
  return codeAt(
    secret,
    new Date(shop.now().getTime() - (intoStep > STEP_MS - 5_000 ? 0 : STEP_MS)),
  );
}

/** Six digits that are not the authenticator's, now or in the steps beside. */
export function wrongCode(shop: ConformingShop, secret: string): string {
  const steps = [-2, -1, 0, 1, 2];
  const right = new Set(
    steps.map((step) => codeAt(secret, new Date(shop.now().getTime() + step * STEP_MS))),
  );
  const candidates = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return candidates.find((code) => !right.has(code)) ?? '';
}

/** The secret that an authenticator app reads from the QR code. */
export function secretIn(address: string | null | undefined): string {
  const secret = new URL(address ?? 'otpauth://none').searchParams.get('secret');
  if (secret === null) throw new Error(`No secret in ${address}`);
  return secret;
}
