import type { components } from '../../src/schema.d.ts';
import type { Day } from '../time/calendar.ts';
import { refundCapOf, refundLeft, type RefundedOnDay } from './refund-cap.ts';
import { roleOfToken, type TokenScope, type RequestedRights } from './token-scopes.ts';

type OwnToken = components['schemas']['OwnToken'];

const DAY_MS = 86_400_000;

/**
 * Returns the columns of a new token. `stepUpCents` is the amount that a person can refund without
 * a fresh proof.
 */
export function newToken(
  { name, days, ...terms }: RequestedRights & { name: string; days: number },
  { now, stepUpCents }: { now: Date; stepUpCents: number },
) {
  const { scopes = null, dailyRefundCap: cap = null } = terms;
  const scope = roleOfToken(terms);
  return {
    name,
    scope,
    scopes,
    dailyRefundCap: refundCapOf({ scope, scopes, cap }, stepUpCents),
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  };
}

export const tokenMade = (
  id: string,
  { expiresAt, ...made }: ReturnType<typeof newToken>,
  prefix: string,
) => ({
  action: 'tokens.create',
  subject: `token ${id}`,
  before: null,
  after: { ...made, prefix, expiresAt: expiresAt.toISOString() },
});

export const tokenEnded = (id: string, at: Date) => ({
  action: 'tokens.revoke',
  subject: `token ${id}`,
  before: { revokedAt: null },
  after: { revokedAt: at.toISOString() },
});

interface OwnTokenFacts {
  name: string;
  prefix: string;
  scope: 'customer' | 'warehouse' | 'extended';
  scopes: TokenScope[] | null;
  cap: number | null;
  refunded: RefundedOnDay | null;
  expiresAt: Date;
}

/**
 * Returns the permissions of a token, for its program.
 * @param held the current role of the token's owner
 */
export function presentOwnToken(
  { name, prefix, scopes, refunded: before, expiresAt, ...token }: OwnTokenFacts,
  {
    held,
    today,
    stepUpCents,
  }: { held: OwnToken['role'] | 'pending'; today: Day; stepUpCents: number },
): OwnToken {
  const dailyRefundCap = refundCapOf({ ...token, scopes }, stepUpCents);
  return {
    name,
    prefix,
    role: held === 'pending' ? 'customer' : held,
    scopes,
    dailyRefundCap,
    refundLeft: refundLeft(dailyRefundCap, { before, today }),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Message for people, who sign in without a token. */
export const noToken = "You're signed in without a token, so there's no token to show.";
export const copyTokenNow = "Copy the token now. We won't show it again.";
export const tokenRevoked = 'Token revoked.';
export const tokenRevokedBefore = 'This token was already revoked.';

/** Prefix of every API token. Scanners use it to recognize leaked tokens. */
export const TOKEN_PREFIX = 'spdl_';

const VISIBLE_COUNT = TOKEN_PREFIX.length + 4;

/** Returns the visible part of a token, which distinguishes it from others. */
export const visiblePrefix = (token: string) => token.slice(0, VISIBLE_COUNT);
