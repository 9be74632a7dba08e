const dayMs = 86_400_000;

/** Whether an order that left then may still be sent back. */
export function withinReturnWindow(shippedAt: Date | null, now: Date, windowDays: number): boolean {
  return shippedAt !== null && now.getTime() - shippedAt.getTime() <= windowDays * dayMs;
}
