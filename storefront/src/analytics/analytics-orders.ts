import type { Reported } from './analytics.ts';

const KEY = 'measured-orders';
const MAX_STORED = 100;
/** For browsers without storage. */
let here: readonly string[] = [];

/** Leaves out orders that this browser has counted before, because a reload is no new sale. */
export function firstTime(event: Reported): Reported {
  if (event.what !== 'purchase') return event;
  const counted = [...new Set([...here, ...read()])];
  const orders = event.orders.filter(({ orderId }) => !counted.includes(orderId));
  const all = [...counted, ...orders.map(({ orderId }) => orderId)];
  if (orders.length > 0) write(all.slice(-MAX_STORED));
  return { ...event, orders };
}

function read(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

function write(orderIds: readonly string[]): void {
  here = orderIds;
  try {
    localStorage.setItem(KEY, orderIds.join(' '));
  } catch {
    // Without storage, they are remembered until the next reload.
  }
}
