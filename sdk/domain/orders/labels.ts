/** What storefront and back-office say alike of orders. */

export const expectedShippingDate = 'Expected shipping date';
export const ordersNotLoaded = 'Error while loading orders...';
export const noOrders = 'You have no orders';
