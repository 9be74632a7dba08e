/** What people read out of an order's id. */
export const shortId = (orderId: string) => orderId.slice(0, 8);
