import { expect, it } from 'vitest';
import { refuseCheckout } from './refuse-checkout.ts';

const thing = { quantity: 1, unitCents: 900, digital: false };
const file = { ...thing, digital: true };
const [us, shipTo] = [{ country: 'US' }, ['US']];

it.each([
  [[], us, 'CART_EMPTY'],
  [[thing], us, undefined],
  [[thing], null, 'ADDRESS_NEEDED'],
  [[file, thing], null, 'ADDRESS_NEEDED'],
  [[thing], { country: 'DE' }, 'COUNTRY_NOT_SERVED'],
  [[file], null, undefined],
  [[file], { country: 'DE' }, undefined],
])('of %j to %j: %s', (lines, address, code) => {
  expect(refuseCheckout({ lines, address, shipTo })?.code).toBe(code);
});
