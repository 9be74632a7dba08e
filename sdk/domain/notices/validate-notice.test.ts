import { describe, expect, it } from 'vitest';
import { isOnSale, validateNotice } from './validate-notice.ts';

const onSale = { title: 'Vise 50 mm', shown: true, expired: false, locked: false, available: 1 };
const hidden = { ...onSale, shown: false };
const expired = { ...onSale, expired: true };
const locked = { ...onSale, locked: true };
const soldOut = { ...onSale, available: 0 };

describe('an item can be bought', () => {
  it('while it has unreserved units', () => {
    expect(isOnSale(onSale)).toBe(true);
    expect(isOnSale({ ...onSale, available: 2 })).toBe(true);
    expect(isOnSale(soldOut)).toBe(false);
    expect(isOnSale({ ...onSale, available: -1 })).toBe(false);
  });

  it.each([
    ['hidden', hidden],
    ['discontinued', expired],
    ['locked', locked],
  ])('but not while it is %s', (_, item) => {
    expect(isOnSale(item)).toBe(false);
  });
});

describe('customers can ask to be notified about an item', () => {
  it('that is sold out or not for sale yet', () => {
    expect(validateNotice(soldOut)).toBeNull();
    expect(validateNotice(locked)).toBeNull();
    expect(validateNotice({ ...soldOut, locked: true })).toBeNull();
  });

  it('but not one that can already be bought', () => {
    expect(validateNotice(onSale)).toEqual({
      code: 'ON_SALE_NOW',
      reason: 'Vise 50 mm is already available.',
    });
  });

  it('nor one that will never be sold again', () => {
    const reason = 'Vise 50 mm is discontinued.';
    expect(validateNotice(expired)).toEqual({ code: 'DISCONTINUED', reason });
    expect(validateNotice({ ...soldOut, expired: true })).toEqual({ code: 'DISCONTINUED', reason });
  });

  it.each([
    ['does not exist', undefined],
    ['is hidden', hidden],
    ['is hidden and discontinued', { ...expired, shown: false }],
    ['is hidden and sold out', { ...soldOut, shown: false }],
  ])('nor of one that %s', (_, item) => {
    expect(validateNotice(item)).toEqual({ code: 'NOT_FOUND', reason: 'Item not found.' });
  });
});
