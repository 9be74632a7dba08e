/** Where a bought label can be had as a PDF. */
export function labelAddress({ orderId }: { orderId: string }): string {
  return `/mock/label/${orderId}.pdf`;
}
