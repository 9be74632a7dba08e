import { expect, it } from 'vitest';
import { releaseOpen, releaseOpenAlready } from './licences.ts';

it('staff read which release is open, and what of the zip was not taken', () => {
  expect(releaseOpen(2)).toBe('Release 2 is open to subscribers.');
  expect(releaseOpen(2, 3)).toBe('Release 2 is open to subscribers. Hidden files left out: 3.');
  expect(releaseOpenAlready(2)).toBe('Release 2 is open to subscribers already.');
});
