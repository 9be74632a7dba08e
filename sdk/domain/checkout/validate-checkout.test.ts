import { expect, it } from 'vitest';
import { validateCheckout } from './validate-checkout.ts';

const thing = {
  catalogId: 'motors',
  catalogItemId: 'nema23',
  title: 'NEMA 23',
  quantity: 1,
  unitCents: 900,
  shownCents: 900,
  digital: false,
};
const file = { ...thing, digital: true };
const [us, shipTo] = [{ country: 'US' }, ['US']];

it('names the first changed price, and says how many others changed', () => {
  const cheaper = { ...thing, shownCents: 1_000 };
  expect(validateCheckout({ lines: [thing, cheaper], address: us, shipTo })).toEqual({
    code: 'PRICE_CHANGED',
    reason:
      'The price of NEMA 23 has changed from $10.00 to $9.00. Review your cart, then continue.',
    item: { catalogId: 'motors', catalogItemId: 'nema23' },
  });
  const lines = [{ ...thing, shownCents: null }, cheaper, { ...cheaper, catalogItemId: 'nema17' }];
  expect(validateCheckout({ lines, address: us, shipTo })).toMatchObject({
    reason: expect.stringContaining('The prices of 2 items in your cart have changed.'),
    item: { catalogItemId: 'nema23' },
  });
});

it.each([
  [[], us, 'CART_EMPTY'],
  [[thing], us, undefined],
  [[thing], null, 'ADDRESS_NEEDED'],
  [[file, thing], null, 'ADDRESS_NEEDED'],
  [[thing], { country: 'DE' }, 'COUNTRY_NOT_SERVED'],
  [[file], null, undefined],
  [[file], { country: 'DE' }, undefined],
])('with %j to %j: %s', (lines, address, code) => {
  expect(validateCheckout({ lines, address, shipTo })?.code).toBe(code);
});
