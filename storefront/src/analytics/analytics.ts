import { saveUncounted } from './uncounted.ts';

/** The counted fields of a line of a cart or an order. Prices in dollars. */
interface CountedLine {
  item: { catalogId: string; catalogItemId: string; title: string; price: number };
  quantity: number;
}

/** The events that may be counted. They never identify the visitor. */
export type ShopEvent =
  | { what: 'page'; path: string; title: string }
  | { what: 'cart'; before: readonly CountedLine[]; after: readonly CountedLine[] }
  | { what: 'checkout'; lines: readonly CountedLine[] }
  | { what: 'purchase'; orders: readonly CountedOrder[] };

/** A paid order. Money in cents. */
interface CountedOrder {
  orderId: string;
  total: number;
  tax: number;
  shippingPrice: number;
  items: readonly (CountedLine['item'] & { quantity: number })[];
}

/** An event, with the path of its page. */
export type Reported = ShopEvent & { path: string };

type Listener = (reported: Reported) => void;

const MAX_QUEUED = 20;
let listener: Listener | null | undefined;
let waiting: Reported[] = [];

/** Counts something if the visitor has agreed to analytics. */
export function report(event: ShopEvent): void {
  if (listener === null) return;
  const reported = { path: window.location.pathname, ...event };
  if (listener) return listener(reported);
  if (waiting.length < MAX_QUEUED) waiting.push(reported);
  window.addEventListener('pagehide', savePending);
}

/** Sets the receiver of reports, or removes it if null. The receiver also gets earlier reports. */
export function setReportListener(next: Listener | null): void {
  listener = next;
  const before = waiting;
  waiting = [];
  if (!next) return;
  for (const reported of before) next(reported);
}

/**
 * Keeps reports if the page is left before the receiver is known. The page may be restored from the
 * back/forward cache.
 */
function savePending(): void {
  saveUncounted(waiting);
  waiting = [];
}
