/** What the tabs of one browser tell each other: that there is something new to read of it. */
export type TabMessage = (typeof MESSAGES)[number];

const MESSAGES = ['cart', 'session'] as const;
const PREFIX = 'news:';

/** What this page knows to have been told; from before it has asked the shop for anything. */
const known = { cart: lastStamp('cart'), session: lastStamp('session') };

/** Wakes the other tabs of the origin, never this one. */
export function notifyTabs(message: TabMessage): void {
  // A word of its own each time: storage tells nobody of what stays the same.
  const stamp = String(performance.timeOrigin + performance.now());
  known[message] = stamp;
  try {
    localStorage.setItem(PREFIX + message, stamp);
  } catch {
    // Where the browser keeps nothing, they find out when they come to the front.
  }
}

/**
 * Hears what other tabs tell, and at once what they have told since this page began: a page that
 * listens late has missed nothing. Returns the function that stops listening.
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
 * Runs when the page comes back from the browser's memory, where it heard of nothing. Returns the
 * function that stops listening.
 */
export function onRestored(listener: () => void): () => void {
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', restore);
  return () => window.removeEventListener('pageshow', restore);
}
