import type { Ticks } from './ticks.ts';

/** Stores the ticks on this device, so that they survive a reload. */
export function saveTicks(orderId: string, ticks: Ticks): void {
  try {
    sessionStorage.setItem(keyOf(orderId), JSON.stringify(ticks));
  } catch {
    // If storage is full, the ticks last until the page closes.
  }
}

export function savedTicks(orderId: string): Ticks {
  const text = sessionStorage.getItem(keyOf(orderId));
  if (text === null) return {};
  try {
    const saved: unknown = JSON.parse(text);
    return isTicks(saved) ? saved : {};
  } catch {
    return {};
  }
}

export function clearSavedTicks(orderId: string): void {
  sessionStorage.removeItem(keyOf(orderId));
}

function keyOf(orderId: string): string {
  return `picking:${orderId}`;
}

function isTicks(value: unknown): value is Ticks {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((units) => Array.isArray(units) && units.every(Number.isInteger))
  );
}
