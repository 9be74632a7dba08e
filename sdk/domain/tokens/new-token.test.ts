import { expect, it } from 'vitest';
import {
  visiblePrefix,
  TOKEN_PREFIX,
  newToken,
  presentOwnToken,
  tokenEnded,
  tokenMade,
} from './new-token.ts';

const now = new Date('2026-11-23T12:00:00Z');
const stepUpCents = 20_000;
const ends = '2026-11-25T12:00:00.000Z';
const scales = { name: 'Scales', days: 2 };

it('a new token has the requested permissions, and a cap if it can make refunds', () => {
  expect(newToken({ ...scales, scope: 'extended' }, { now, stepUpCents })).toEqual({
    name: 'Scales',
    scope: 'extended',
    scopes: null,
    dailyRefundCap: stepUpCents,
    expiresAt: new Date(ends),
  });
  const scopes = ['refunds:write'] as const;
  const capped = newToken({ ...scales, scopes, dailyRefundCap: 700 }, { now, stepUpCents });
  expect(capped).toMatchObject({ scope: 'extended', scopes, dailyRefundCap: 700 });
  expect(tokenMade('7', capped, 'spdl_abcd')).toEqual({
    action: 'tokens.create',
    subject: 'token 7',
    before: null,
    after: {
      name: 'Scales',
      scope: 'extended',
      scopes,
      dailyRefundCap: 700,
      prefix: 'spdl_abcd',
      expiresAt: ends,
    },
  });
});

it('audits a revoked token', () => {
  expect(tokenEnded('7', now)).toEqual({
    action: 'tokens.revoke',
    subject: 'token 7',
    before: { revokedAt: null },
    after: { revokedAt: now.toISOString() },
  });
});

it('tells a program what its token can still do today', () => {
  const token = {
    name: 'Scales',
    prefix: 'spdl_abcd',
    scope: 'extended',
    scopes: null,
    cap: null,
    refunded: { day: '2026-11-23', cents: 500 },
    expiresAt: new Date(ends),
  } as const;
  const today = '2026-11-23';
  const displayed = {
    name: 'Scales',
    prefix: 'spdl_abcd',
    scopes: null,
    dailyRefundCap: stepUpCents,
    refundLeft: 19_500,
    expiresAt: ends,
  };
  const read = (held: 'pending' | 'extended') =>
    presentOwnToken(token, { held, today, stepUpCents });
  expect(read('extended')).toEqual({ ...displayed, role: 'extended' });
  expect(read('pending')).toEqual({ ...displayed, role: 'customer' });
});

it("shows a token's prefix and four more characters", () => {
  expect(visiblePrefix(`${TOKEN_PREFIX}q83Kd9xyz`)).toBe('spdl_q83K');
});
