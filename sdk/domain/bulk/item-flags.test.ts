import { expect, it } from 'vitest';
import { validatePublishing } from './item-flags.ts';

it('what is sold by subscription is published on its own page', () => {
  expect(validatePublishing({ subscription: false })).toBeNull();
  expect(validatePublishing({ subscription: true })).toEqual({
    code: 'SOLD_BY_SUBSCRIPTION',
    reason:
      'It is sold by subscription. Publish it on its own page, where you choose how its price recurs.',
  });
});
