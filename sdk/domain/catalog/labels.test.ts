import { expect, it } from 'vitest';
import { addToCart, addToCartOf, outOfStock, outOfStockOnCard } from './labels.ts';

it("a button's accessible name starts with its visible label", () => {
  expect(addToCartOf('Spindle')).toBe('Add to cart: Spindle');
  expect(addToCartOf('Spindle').startsWith(addToCart)).toBe(true);
});

it('a discontinued item has the same label on cards and pages, except for a capital', () => {
  expect(outOfStockOnCard.toLowerCase()).toBe(outOfStock.toLowerCase());
});
