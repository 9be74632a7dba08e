/** Returns the short id that people use for an order. */
export const shortId = (orderId: string) => orderId.slice(0, 8);
