import { expect, it } from 'vitest';
import { readCursor } from './read-cursor.ts';

const kept = { last: 1042, gone: 1000 };

it('who reads from the start gets the oldest event that is kept', () => {
  expect(readCursor(undefined, kept)).toBe(1000);
});

it.each(['1000', '1001', '1042'])('who has read up to %s goes on there', (after) => {
  expect(readCursor(after, kept)).toBe(Number(after));
});

it.each(['0', '999'])('who stopped at %s has missed what is kept no more', (after) => {
  expect(readCursor(after, kept)).toBeNull();
});

it('a number that was never given is nobody’s', () => {
  expect(readCursor('1043', kept)).toBeNull();
});

it('a shop without events is read from its start', () => {
  expect(readCursor(undefined, { last: 0, gone: 0 })).toBe(0);
  expect(readCursor('0', { last: 0, gone: 0 })).toBe(0);
});
