import { expect, it } from 'vitest';
import { readCursor } from './read-cursor.ts';

const saved = { last: 1042, gone: 1000 };

it('reading from the start returns the oldest stored event', () => {
  expect(readCursor(undefined, saved)).toBe(1000);
});

it.each(['1000', '1001', '1042'])('reading after %s continues there', (after) => {
  expect(readCursor(after, saved)).toBe(Number(after));
});

it.each(['0', '999'])('reading after %s has missed deleted events', (after) => {
  expect(readCursor(after, saved)).toBeNull();
});

it('rejects a number that was never assigned', () => {
  expect(readCursor('1043', saved)).toBeNull();
});

it('reads a shop without events from its start', () => {
  expect(readCursor(undefined, { last: 0, gone: 0 })).toBe(0);
  expect(readCursor('0', { last: 0, gone: 0 })).toBe(0);
});
