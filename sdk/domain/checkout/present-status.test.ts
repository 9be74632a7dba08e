import { describe, expect, it } from 'vitest';
import { noCheckout, presentStatus, unknownStatus } from './present-status.ts';

const row = {
  session: 'cs_1',
  url: 'https://pay.example.com/1',
  expiresAt: new Date('2026-11-23T12:40:00Z'),
};

describe('a checkout', () => {
  it.each(['STARTING', 'OPEN'] as const)('that is %s can be paid until it expires', (state) => {
    expect(presentStatus({ ...row, state })).toEqual({
      state: 'OPEN',
      session: 'cs_1',
      RedirectUrl: 'https://pay.example.com/1',
      payableUntil: '2026-11-23T12:40:00.000Z',
    });
  });

  it.each([
    ['AWAITING', 'CONFIRMING'],
    ['PAID', 'PAID'],
    ['EXPIRED', 'EXPIRED'],
    ['FAILED', 'FAILED'],
  ] as const)("that is %s is shown as %s, and can't be paid", (state, displayed) => {
    expect(presentStatus({ ...row, state })).toEqual({
      state: displayed,
      session: 'cs_1',
      RedirectUrl: null,
      payableUntil: null,
    });
  });
});

it('without a checkout there is nothing to pay', () => {
  expect(noCheckout).toEqual({
    state: 'NONE',
    session: null,
    RedirectUrl: null,
    payableUntil: null,
  });
});

it("an unknown checkout is reported and can't be paid", () => {
  expect(unknownStatus('cs_9')).toEqual({
    state: 'UNKNOWN',
    session: 'cs_9',
    RedirectUrl: null,
    payableUntil: null,
  });
});
