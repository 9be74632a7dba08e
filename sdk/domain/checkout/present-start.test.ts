import { expect, it } from 'vitest';
import { blaming, presentStart } from './present-start.ts';

it('says where to pay', () => {
  expect(presentStart({ url: 'https://pay.example.com/1' })).toEqual({
    Status: 'SUCCESS',
    Reason: 'Continue on the payment page.',
    RedirectUrl: 'https://pay.example.com/1',
    catalogId: null,
    catalogItemId: null,
  });
});

it('says why not, and which item is to blame where one is', () => {
  const because = { code: 'OUT_OF_STOCK', reason: 'Gone.' } as const;
  const reply = { Status: 'ERROR', code: 'OUT_OF_STOCK', Reason: 'Gone.', RedirectUrl: null };
  expect(presentStart(because)).toEqual({ ...reply, catalogId: null, catalogItemId: null });
  const item = { catalogId: 'motors', catalogItemId: 'nema23' };
  const titled = { ...item, title: 'NEMA 23' };
  expect(presentStart(blaming(because, titled))).toEqual({ ...reply, ...item });
});
