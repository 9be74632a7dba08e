import { expect, it } from 'vitest';
import { isTimeOfDay, nextBackupAt } from './next-backup-at.ts';

it.each([
  ['without a backup, now', undefined, '2026-11-30T10:00:00Z', '2026-11-30T10:00:00Z'],
  [
    'after today’s, tomorrow',
    '2026-11-30T03:04:00Z',
    '2026-11-30T03:05:00Z',
    '2026-12-01T03:00:00Z',
  ],
  [
    'before its time, today',
    '2026-11-29T03:04:00Z',
    '2026-11-30T02:59:59Z',
    '2026-11-30T03:00:00Z',
  ],
  ['at its time, now', '2026-11-29T03:04:00Z', '2026-11-30T03:00:00Z', '2026-11-30T03:00:00Z'],
  ['if it was missed, now', '2026-11-28T03:04:00Z', '2026-11-30T02:00:00Z', '2026-11-30T02:00:00Z'],
])('the next backup is due: %s', (_, last, now, due) => {
  const lastEndedAt = last === undefined ? undefined : new Date(last);
  expect(nextBackupAt({ time: '03:00', lastEndedAt, now: new Date(now) })).toEqual(new Date(due));
});

it('a time of day has two digits each, up to 23:59', () => {
  expect(['00:00', '23:59'].every(isTimeOfDay)).toBe(true);
  expect(['24:00', '3:00', '03:60', '03:00Z', ''].some(isTimeOfDay)).toBe(false);
});
