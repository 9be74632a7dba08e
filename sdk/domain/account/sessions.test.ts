import { expect, it } from 'vitest';
import { presentSession } from './sessions.ts';

it('presents a session with its start and last use', () => {
  const browser = { id: 's1', current: true, device: 'Firefox on Linux', place: 'Tempe' };
  expect(
    presentSession({
      ...browser,
      createdAt: new Date('2026-12-10T12:00:00Z'),
      lastSeenAt: new Date('2026-12-11T08:30:00Z'),
    }),
  ).toEqual({
    ...browser,
    createdAt: '2026-12-10T12:00:00.000Z',
    lastSeenAt: '2026-12-11T08:30:00.000Z',
  });
});
