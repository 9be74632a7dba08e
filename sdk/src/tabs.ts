/** Messages that tell a browser's other tabs that something changed. */
export type TabMessage = (typeof MESSAGES)[number];

const MESSAGES = ['cart', 'session'] as const;
const PREFIX = 'news:';

/** The last messages this page knows of, read before it has requested anything from the shop. */
const known = { cart: lastStamp('cart'), session: lastStamp('session') };

/** Notifies the other tabs of the origin, never this one. */
export function notifyTabs(message: TabMessage): void {
  // A new value each time, because storage doesn't report unchanged values.
  const stamp = String(performance.timeOrigin + performance.now());
  known[message] = stamp;
  try {
    localStorage.setItem(PREFIX + message, stamp);
  } catch {
    // If the browser blocks storage, the other tabs notice when they become visible.
  }
}

/**
 * Listens to messages from other tabs. Messages since this page was loaded are reported
 * immediately, so that a page that listens late misses nothing. Returns a function that stops
 * listening.
 */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const receive = (message: TabMessage, stamp: string | null) => {
    if (stamp === null) return;
    known[message] = stamp;
    listener(message);
  };
  const wake = ({ key, newValue }: StorageEvent) => {
    for (const message of MESSAGES) if (key === PREFIX + message) receive(message, newValue);
  };
  window.addEventListener('storage', wake);
  for (const message of MESSAGES) {
    const stamp = lastStamp(message);
    if (stamp !== known[message]) receive(message, stamp);
  }
  return () => window.removeEventListener('storage', wake);
}

function lastStamp(message: TabMessage): string | null {
  try {
    return localStorage.getItem(PREFIX + message);
  } catch {
    return null;
  }
}

/**
 * Calls `listener` when the page is restored from the back/forward cache, where it received no
 * messages. Returns a function that stops listening.
 */
export function onRestored(listener: () => void): () => void {
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', restore);
  return () => window.removeEventListener('pageshow', restore);
}
