import { expect, it } from 'vitest';
import { mailLinksUntil, pageLinksUntil } from './download-links.ts';

it('links work for a day on pages, and for three days in emails', () => {
  const now = new Date('2026-11-22T09:05:00Z');
  expect(pageLinksUntil(now)).toEqual(new Date('2026-11-23T09:05:00Z'));
  expect(mailLinksUntil(now)).toEqual(new Date('2026-11-25T09:05:00Z'));
});
