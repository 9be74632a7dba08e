import { describe, expect, it } from 'vitest';
import { bought, grantTerms, sentByParcel, untilEndOf } from './grants.ts';

const now = new Date('2026-05-01T12:00:00Z');
const timeZone = 'America/Los_Angeles';

describe('access that staff give', () => {
  it.each([
    [undefined, null],
    ['2026-05-01', '2026-05-02T07:00:00.000Z'],
    ['2026-12-31', '2027-01-01T08:00:00.000Z'],
  ])('until %s ends at %s', (until, end) => {
    const endsAt = end === null ? null : new Date(end);
    expect(grantTerms({ until, note: ' why ' }, { now, timeZone })).toEqual({
      endsAt,
      note: 'why',
    });
  });

  it('is not given for a day that is over, to the millisecond', () => {
    const given = { until: '2026-04-30', note: 'why' };
    const over = {
      reason: 'The last day is over. Choose today or a later day.',
      error: { path: 'until', message: 'is over. Choose today or a later day.' },
    };
    const midnight = new Date('2026-05-01T07:00:00Z');
    expect(grantTerms(given, { now, timeZone })).toEqual(over);
    expect(grantTerms(given, { now: midnight, timeZone })).toEqual(over);
    const before = new Date(midnight.getTime() - 1);
    expect(grantTerms(given, { now: before, timeZone })).toEqual({ endsAt: midnight, note: 'why' });
  });

  it.each(['', 'ab', ' ab ', '     '])('needs more of a note than “%s”', (note) => {
    expect(grantTerms({ note }, { now, timeZone })).toEqual({
      reason: 'A note is needed, so that colleagues know why.',
      error: { path: 'note', message: 'is needed, so that colleagues know why.' },
    });
  });

  it('is not given of what is sent by parcel', () => {
    expect(sentByParcel('Spindle')).toEqual({
      code: 'SENT_BY_PARCEL',
      reason: '“Spindle” is sent by parcel. Only digital items and subscriptions can be given.',
    });
  });

  it('is announced with its last day', () => {
    expect(untilEndOf('2026-12-01')).toBe('until the end of December 1, 2026');
  });
});

describe('access is taken back', () => {
  it('only where staff gave it: else it says what it ends with', () => {
    expect(bought).toEqual({
      ORDER: {
        code: 'NOT_GIVEN_BY_STAFF',
        reason: 'This was bought. It ends when its order is refunded.',
      },
      SUBSCRIPTION: {
        code: 'NOT_GIVEN_BY_STAFF',
        reason: 'This comes with a subscription, and ends with it.',
      },
    });
  });
});
