import { monthDayText } from '../time/day-text.ts';

/** Labels shared by the storefront and its previews in the back-office. */

export const addToCart = 'Add to cart';
/** Distinguishes the buttons for screen readers. */
export const addToCartOf = (title: string) => `${addToCart}: ${title}`;
/** On cards, spelled as in the spec. */
export const outOfStockOnCard = 'Out of Stock';
export const outOfStock = 'Out of stock';
export const expectedBack = (day: string) => `Expected back by ${monthDayText(day)}`;
export const replacedBy = 'Replaced by';
export const readMore = 'Click to read more...';
export const noCatalogs = 'No catalogs yet';
export const catalogNotFound = 'Catalog not found';
export const itemNotFound = 'Item not found';
