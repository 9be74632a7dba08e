import { expect, it } from 'vitest';
import { auditPicked, claimFor, presentClaim } from './claim.ts';

const now = new Date('2026-11-22T14:00:00Z');
const claimedUntil = new Date('2026-11-22T14:05:00Z');
const none = { claimedBy: null, claimedUntil: null };

it('names its holder until it expires', () => {
  expect(presentClaim({ claimedUntil, holder: 'Sam Roe' }, now)).toEqual({
    claimedBy: 'Sam Roe',
    claimedUntil: '2026-11-22T14:05:00.000Z',
  });
  expect(presentClaim({ claimedUntil, holder: 'Sam Roe' }, claimedUntil)).toEqual(none);
  expect(presentClaim({ claimedUntil: null, holder: null }, now)).toEqual(none);
  expect(presentClaim({ claimedUntil, holder: null }, now).claimedBy).toBe('A colleague');
});

it('reserves an order for fifteen minutes, and audits who had it before', () => {
  const until = new Date('2026-11-22T14:15:00Z');
  const claim = { claimedBy: 'p2', claimedUntil: until };
  const after = { claimedBy: 'p2', claimedUntil: until.toISOString() };
  const before = { claimedBy: null, claimedUntil: null };
  const audit = { action: 'picking.claim', subject: 'order o1', before, after };
  expect(claimFor({ id: 'o1', ...before }, 'p2', now)).toEqual({ claim, audit });
  expect(claimFor({ id: 'o1', ...claim }, 'p2', now).audit.before).toEqual(after);
});

it('audits what is picked', () => {
  expect(auditPicked('o1', { orderState: 'PENDING' })).toEqual({
    action: 'picking.complete',
    subject: 'order o1',
    before: { orderState: 'PENDING' },
    after: { orderState: 'PICKED' },
  });
});
