/** What the storefront and the back-office's previews of it call the same. */

export const addToCart = 'Add to cart';
/** Tells buttons apart where they are read one after the other. */
export const addToCartOf = (title: string) => `${addToCart}: ${title}`;
/** On cards, as the spec writes it. */
export const outOfStockOnCard = 'Out of Stock';
export const outOfStock = 'Out of stock';
export const readMore = 'Click to read more...';
export const noCatalogs = 'No catalogs yet';
export const catalogNotFound = 'Catalog not found';
export const itemNotFound = 'Item not found';
