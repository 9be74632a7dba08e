/** The part of an order's id that people use. */
export function shortId({ orderId }: { orderId: string }): string {
  return orderId.slice(0, 8);
}
