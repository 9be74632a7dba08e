import { expect, it } from 'vitest';
import { rejectionForItem, presentStart } from './present-start.ts';

it('returns the payment page', () => {
  expect(presentStart({ url: 'https://pay.example.com/1' })).toEqual({
    Status: 'SUCCESS',
    Reason: 'Continue on the payment page.',
    RedirectUrl: 'https://pay.example.com/1',
    catalogId: null,
    catalogItemId: null,
  });
});

it('a rejection names the item at fault by its key only', () => {
  const item = { catalogId: 'motors', catalogItemId: 'nema23', title: 'NEMA 23' };
  expect(rejectionForItem({ code: 'OUT_OF_STOCK', reason: 'Gone.' }, item)).toEqual({
    code: 'OUT_OF_STOCK',
    reason: 'Gone.',
    item: { catalogId: 'motors', catalogItemId: 'nema23' },
  });
});

it('returns the reason, and the item at fault if there is one', () => {
  const because = { code: 'OUT_OF_STOCK', reason: 'Gone.' } as const;
  const reply = { Status: 'ERROR', code: 'OUT_OF_STOCK', Reason: 'Gone.', RedirectUrl: null };
  expect(presentStart(because)).toEqual({ ...reply, catalogId: null, catalogItemId: null });
  const item = { catalogId: 'motors', catalogItemId: 'nema23' };
  const titled = { ...item, title: 'NEMA 23' };
  expect(presentStart(rejectionForItem(because, titled))).toEqual({ ...reply, ...item });
});

it('returns the new shipping cost if it has changed', () => {
  const because = { code: 'SHIPPING_CHANGED', reason: 'Look again.' } as const;
  const quote = {
    quoteId: 'q_1',
    validUntil: '2026-11-24T00:00:00Z',
    shipBy: '2026-11-25',
    options: [],
  };
  const reply = {
    Status: 'ERROR',
    code: 'SHIPPING_CHANGED',
    Reason: 'Look again.',
    RedirectUrl: null,
    catalogId: null,
    catalogItemId: null,
  };
  expect(presentStart({ ...because, quote })).toStrictEqual({ ...reply, quote });
  expect(presentStart(because)).toStrictEqual(reply);
});
