import { expect, it } from 'vitest';
import { presentClaim } from './claim.ts';

const now = new Date('2026-11-22T14:00:00Z');
const claimedUntil = new Date('2026-11-22T14:05:00Z');
const none = { claimedBy: null, claimedUntil: null };

it('a claim names its holder until it lapses', () => {
  expect(presentClaim({ claimedUntil, holder: 'Sam Roe' }, now)).toEqual({
    claimedBy: 'Sam Roe',
    claimedUntil: '2026-11-22T14:05:00.000Z',
  });
  expect(presentClaim({ claimedUntil, holder: 'Sam Roe' }, claimedUntil)).toEqual(none);
  expect(presentClaim({ claimedUntil: null, holder: null }, now)).toEqual(none);
  expect(presentClaim({ claimedUntil, holder: null }, now).claimedBy).toBe('A colleague');
});
