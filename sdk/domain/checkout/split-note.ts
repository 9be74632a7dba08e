/** Returns a note that the cart becomes several orders, or null if it becomes one. */
export function splitNote({
  orders,
  shipments,
}: {
  orders: number;
  shipments: number;
}): string | null {
  if (orders < 2) return null;
  const online = orders > shipments;
  const parts = online ? `${shipments} to ship and 1 digital` : 'each with its own tracking number';
  return `Ships as ${orders} orders: ${parts}.`;
}
