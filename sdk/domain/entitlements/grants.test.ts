import { expect, it } from 'vitest';
import { grantTerms, sentByParcel, untilEndOf } from './grants.ts';

const now = new Date('2026-05-01T12:00:00Z');

it.each([
  [undefined, null],
  ['2026-05-01', '2026-05-02T00:00:00.000Z'],
  ['2026-12-31', '2027-01-01T00:00:00.000Z'],
])('until %s it ends at %s', (until, end) => {
  const endsAt = end === null ? null : new Date(end);
  expect(grantTerms({ until, note: ' why ' }, now)).toEqual({ endsAt, note: 'why' });
});

it('is not given for a day that is over, to the millisecond', () => {
  const given = { until: '2026-04-30', note: '' };
  expect(grantTerms(given, now)).toMatchObject({ error: { path: 'until' } });
  const midnight = new Date('2026-05-01T00:00:00Z');
  expect(grantTerms(given, midnight)).toMatchObject({ error: { path: 'until' } });
  const before = new Date(midnight.getTime() - 1);
  expect(grantTerms({ ...given, note: 'why' }, before)).toEqual({ endsAt: midnight, note: 'why' });
});

it('needs a note of three characters', () => {
  expect(grantTerms({ note: ' ab ' }, now)).toEqual({
    reason: 'A note is needed, so that colleagues know why.',
    error: { path: 'note', message: 'is needed, so that colleagues know why.' },
  });
});

it('is not given of what is sent by parcel, and told with its last day', () => {
  expect(sentByParcel('Spindle')).toEqual({
    code: 'SENT_BY_PARCEL',
    reason: expect.stringMatching(/^“Spindle” is sent by parcel\./),
  });
  expect(untilEndOf('2026-12-01')).toBe('until the end of 2026-12-01 UTC');
});
