interface Part {
  /** Dollars. */
  price: number;
  /** Units in the kit. */
  quantity: number;
}

/**
 * Returns how many cents a kit costs less than its parts, or 0 if it doesn't, or if the price of a
 * part is unknown.
 */
export function kitSaving(price: number, parts: readonly Part[]): number {
  const apart = parts.reduce((sum, part) => sum + Math.round(part.price * 100) * part.quantity, 0);
  return Math.max(0, apart - Math.round(price * 100)) || 0;
}
