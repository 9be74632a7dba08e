/** Order labels shared by storefront and back-office. */

export const expectedShippingDate = 'Expected shipping date';
export const ordersNotLoaded = 'Error while loading orders...';
export const noOrders = 'You have no orders';
