import { monthDayText } from '../time/day-text.ts';

/** Shared by the storefront and the back-office's previews of it. */

export const addToCart = 'Add to cart';
/** Gives each button its own name for screen readers. */
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
