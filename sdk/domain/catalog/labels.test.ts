import { expect, it } from 'vitest';
import { addToCart, addToCartOf, outOfStock, outOfStockOnCard } from './labels.ts';

it('a button says what it adds, and begins with what it shows', () => {
  expect(addToCartOf('Spindle')).toBe('Add to cart: Spindle');
  expect(addToCartOf('Spindle').startsWith(addToCart)).toBe(true);
});

it('what is gone is called the same on cards and pages, but for a capital', () => {
  expect(outOfStockOnCard.toLowerCase()).toBe(outOfStock.toLowerCase());
});
