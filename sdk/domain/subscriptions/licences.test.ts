import { describe, expect, it } from 'vitest';
import {
  closedReasons,
  nothingYet,
  releaseOpen,
  releaseOpenAlready,
  unfitZip,
  unopened,
} from './licences.ts';

it.each([
  [undefined, 'Release 2 is open to subscribers.'],
  [0, 'Release 2 is open to subscribers.'],
  [1, 'Release 2 is open to subscribers. Hidden files left out: 1.'],
  [3, 'Release 2 is open to subscribers. Hidden files left out: 3.'],
])('staff read which release is open, and what of the zip was not taken: %s', (leftOut, text) => {
  expect(releaseOpen(2, leftOut)).toBe(text);
});

it('staff read that a release is open already', () => {
  expect(releaseOpenAlready(2)).toBe('Release 2 is open to subscribers already.');
});

it('a zip is refused with what is wrong with it', () => {
  expect(unfitZip('It is empty.')).toEqual({ code: 'UNFIT_ZIP', reason: 'It is empty.' });
});

describe('who may not open content', () => {
  const codes = [
    ['NONE', 'FOR_SUBSCRIBERS'],
    ['PAYMENT_DUE', 'PAYMENT_DUE'],
    ['REFUNDED', 'PAYMENT_REFUNDED'],
    ['DISPUTED', 'PAYMENT_DISPUTED'],
    ['WITHDRAWN', 'ACCESS_TAKEN_BACK'],
    ['ENDED', 'ACCESS_ENDED'],
    ['LAPSED', 'ACCESS_ENDED'],
  ] as const;

  it.each(codes)('reads of %s what a program tells by %s', (closing, code) => {
    expect(closedReasons[closing].code).toBe(code);
    expect(closedReasons[closing].reason).toMatch(/ \S+\.$/);
  });

  it('reads a sentence of its own for each of them', () => {
    const reasons = new Set(Object.values(closedReasons).map(({ reason }) => reason));
    expect(reasons.size).toBe(codes.length - 1);
  });

  it.each([
    ['NONE', 'Subscribe in the shop to open it.'],
    ['PAYMENT_DUE', 'Open the customer portal and check how you pay, then try again.'],
    ['REFUNDED', 'Subscribe again in the shop to open it.'],
    ['DISPUTED', 'Please write to support.'],
    ['WITHDRAWN', 'Please write to support if that is a mistake.'],
    ['ENDED', 'Subscribe again in the shop to go on.'],
  ] as const)('where %s is why, is advised: %s', (closing, advice) => {
    expect(closedReasons[closing].reason.endsWith(` ${advice}`)).toBe(true);
  });

  it('is not given an address', () => {
    expect(unopened(nothingYet)).toEqual({
      Status: 'ERROR',
      code: 'NOTHING_RELEASED',
      Reason:
        'Nothing has been put here yet. Please look again later, or write to support if it should be.',
      Url: null,
    });
  });
});
