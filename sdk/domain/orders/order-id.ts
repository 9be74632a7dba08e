/** Returns the part of an order's id that people read out. */
export const shortId = (orderId: string) => orderId.slice(0, 8);
