import { keepUncounted } from './analytics-kept.ts';

/** A line of a cart or an order, as far as it is counted. Prices are dollars. */
interface CountedLine {
  item: { catalogId: string; catalogItemId: string; title: string; price: number };
  quantity: number;
}

/** What may be counted; who did it is never part of it. */
export type Happening =
  | { what: 'page'; path: string; title: string }
  | { what: 'cart'; before: readonly CountedLine[]; after: readonly CountedLine[] }
  | { what: 'checkout'; lines: readonly CountedLine[] }
  | { what: 'purchase'; orders: readonly CountedOrder[] };

/** An order that is paid; money in cents. */
interface CountedOrder {
  orderId: string;
  total: number;
  tax: number;
  shippingPrice: number;
  items: readonly (CountedLine['item'] & { quantity: number })[];
}

/** A happening with the path of the page it happened on. */
export type Reported = Happening & { path: string };

type Listener = (reported: Reported) => void;

const MOST_WAITING = 20;
let listener: Listener | null | undefined;
let waiting: Reported[] = [];

/** Counts something, if the visitor has agreed to that. */
export function report(happening: Happening): void {
  if (listener === null) return;
  const reported = { path: window.location.pathname, ...happening };
  if (listener) return listener(reported);
  if (waiting.length < MOST_WAITING) waiting.push(reported);
  window.addEventListener('pagehide', keepWaiting);
}

/** Whom reports go to from now on; null: to nobody. What came before that was known goes there, too. */
export function reportTo(next: Listener | null): void {
  listener = next;
  const before = waiting;
  waiting = [];
  if (!next) return;
  for (const reported of before) next(reported);
}

/** The page is left before it was known whom to report to. It may come back as it is now. */
function keepWaiting(): void {
  keepUncounted(waiting);
  waiting = [];
}
