import { describe, expect, it } from 'vitest';
import {
  deletionAwaited,
  deletionDue,
  deletedUserEmail,
  deletedUserName,
  isGoneEmail,
  validateDeletion,
} from './deletion.ts';

const finished = { orders: false, money: false, lastAdministrator: false };

const orderFirst = {
  code: 'ORDER_UNDER_WAY',
  reason: "You have an open order or return. Wait until it's complete, or cancel it.",
};
const moneyFirst = {
  code: 'MONEY_UNDER_WAY',
  reason: "You have a payment, refund or dispute in progress. Wait until it's settled.",
};
const administratorFirst = {
  code: 'LAST_ADMINISTRATOR',
  reason: "You're the only administrator. Make someone else an administrator first.",
};

describe('deleting an account', () => {
  it('is allowed if nothing is unfinished', () => {
    expect(validateDeletion(finished)).toBeNull();
  });

  it.each([
    ['an order', { orders: true }, orderFirst],
    ['money', { money: true }, moneyFirst],
    ['the last administrator', { lastAdministrator: true }, administratorFirst],
    ['an order before money', { orders: true, money: true }, orderFirst],
    [
      'the last administrator first',
      { orders: true, money: true, lastAdministrator: true },
      administratorFirst,
    ],
  ])('waits for %s', (_, unfinished, because) => {
    expect(validateDeletion({ ...finished, ...unfinished })).toEqual(because);
  });

  it('can be canceled for two weeks, to the minute', () => {
    expect(deletionDue(new Date('2028-02-20T13:45:10.500Z'))).toEqual(
      new Date('2028-03-05T13:45:10.500Z'),
    );
  });

  it('is announced with its date', () => {
    expect(deletionAwaited(new Date('2028-03-05T07:45:00Z'), 'America/Los_Angeles')).toEqual({
      done: true,
      reason:
        'Your account will be deleted on March 4, 2028. You can cancel on your account page before then.',
    });
  });
});

describe('a deleted account', () => {
  it('has the same name everywhere', () => {
    expect(deletedUserName).toEqual({ firstName: 'Deleted', lastName: 'account' });
  });

  it("has its own address, which can't receive email", () => {
    expect(deletedUserEmail('u-1')).toBe('deleted-u-1@account.invalid');
    expect(isGoneEmail(deletedUserEmail('u-1'))).toBe(true);
  });

  it.each([
    'ada@example.com',
    'deleted-u-1@example.com',
    'ada@account.invalid.example.com',
    'ada@my-account.invalid',
    'account.invalid',
  ])("doesn't have an address like %s", (email) => {
    expect(isGoneEmail(email)).toBe(false);
  });
});
