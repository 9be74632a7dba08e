import { describe, expect, it } from 'vitest';
import { decideGrant, decideWithdrawal, grantTerms } from './grants.ts';

const now = new Date('2026-05-01T12:00:00Z');
const timeZone = 'America/Los_Angeles';

describe('access granted by staff', () => {
  it.each([
    [undefined, null],
    ['2026-05-01', '2026-05-02T07:00:00.000Z'],
    ['2026-12-31', '2027-01-01T08:00:00.000Z'],
  ])('until %s ends at %s', (until, end) => {
    const endsAt = end === null ? null : new Date(end);
    expect(grantTerms({ until, note: ' why ' }, { now, timeZone })).toEqual({
      endsAt,
      note: 'why',
      until,
    });
  });

  it("can't end in the past, to the millisecond", () => {
    const overrides = { until: '2026-04-30', note: 'why' };
    const message = 'is in the past. Choose today or a later day.';
    const over = { invalid: { path: 'until', subject: 'The last day', message } };
    const midnight = new Date('2026-05-01T07:00:00Z');
    expect(grantTerms(overrides, { now, timeZone })).toEqual(over);
    expect(grantTerms(overrides, { now: midnight, timeZone })).toEqual(over);
    const before = new Date(midnight.getTime() - 1);
    expect(grantTerms(overrides, { now: before, timeZone })).toEqual({
      endsAt: midnight,
      note: 'why',
      until: '2026-04-30',
    });
  });

  it.each(['', 'ab', ' ab ', '     '])('needs a longer note than “%s”', (note) => {
    const message = 'is required so other staff know why.';
    expect(grantTerms({ note }, { now, timeZone })).toEqual({
      invalid: { path: 'note', subject: 'A note', message },
    });
  });

  const key = { catalogId: 'c', itemId: 'i' };
  const person = { id: 'u', email: 'kim@example.com' };
  const item = { ...key, title: 'Spindle', digital: true, subscription: false };
  const forGood = { endsAt: null, note: 'why' };
  const audited = { ...key, ...forGood, withdrawnAt: null };

  it("isn't available for items that ship", () => {
    const plan = { ...item, digital: false, subscription: true };
    expect(decideGrant({ person, item: plan, present: null }, forGood)).not.toHaveProperty('code');
    const sent = { ...item, digital: false };
    expect(decideGrant({ person, item: sent, present: null }, forGood)).toEqual({
      code: 'SENT_BY_PARCEL',
      reason:
        '“Spindle” ships in a parcel. You can grant access only to digital items and subscriptions.',
    });
  });

  it('is announced with its last day, and audited', () => {
    const audit = { action: 'entitlements.grant', subject: 'customer u', before: null };
    expect(decideGrant({ person, item, present: null }, forGood)).toEqual({
      reason: 'kim@example.com has access to “Spindle” permanently.',
      audit: { ...audit, after: audited },
    });
    const terms = { endsAt: now, note: 'later', until: '2026-12-01' };
    expect(decideGrant({ person, item, present: forGood }, terms)).toEqual({
      reason: 'kim@example.com has access to “Spindle” until the end of December 1, 2026.',
      audit: {
        ...audit,
        before: audited,
        after: { ...audited, endsAt: now.toISOString(), note: 'later' },
      },
    });
  });

  it('can be revoked once, and only if staff granted it. Otherwise it says what it depends on', () => {
    const own = { userId: 'u', ...key, source: 'GRANT' as const };
    const grant = { ...forGood, withdrawnAt: null };
    expect(decideWithdrawal(own, grant, now)).toEqual({
      action: 'entitlements.withdraw',
      subject: 'customer u',
      before: audited,
      after: { ...audited, withdrawnAt: now.toISOString() },
    });
    expect(decideWithdrawal(own, { ...grant, withdrawnAt: now }, now)).toEqual({
      code: 'ALREADY_TAKEN_BACK',
      reason: 'This access was already revoked.',
    });
    expect(decideWithdrawal({ ...own, source: 'ORDER' }, null, now)).toEqual({
      code: 'NOT_GIVEN_BY_STAFF',
      reason: 'This access was bought. To end it, refund the order.',
    });
    expect(decideWithdrawal({ ...own, source: 'SUBSCRIPTION' }, null, now)).toEqual({
      code: 'NOT_GIVEN_BY_STAFF',
      reason: 'This access comes with a subscription and ends with it.',
    });
  });
});
