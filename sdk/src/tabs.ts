/** What the tabs of one browser tell each other: that there is something new to read of it. */
export type TabNews = 'cart' | 'session';

const PREFIX = 'news:';

/** Wakes the other tabs of the origin, never this one. */
export function tellTabs(news: TabNews): void {
  try {
    // A word of its own each time: storage tells nobody of what stays the same.
    localStorage.setItem(PREFIX + news, String(performance.timeOrigin + performance.now()));
  } catch {
    // Where the browser keeps nothing, they find out when they come to the front.
  }
}

/** Returns the function that stops listening. */
export function onTabNews(listener: (news: TabNews) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return;
    if (key === `${PREFIX}cart`) listener('cart');
    if (key === `${PREFIX}session`) listener('session');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
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
