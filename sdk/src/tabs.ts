/** What the tabs of one browser tell each other: that there is something new to read of it. */
export type TabNews = (typeof NEWS)[number];

const NEWS = ['cart', 'session'] as const;
const PREFIX = 'news:';

/** What this page knows to have been told; from before it has asked the shop for anything. */
const known = { cart: lastTold('cart'), session: lastTold('session') };

/** Wakes the other tabs of the origin, never this one. */
export function tellTabs(news: TabNews): void {
  // A word of its own each time: storage tells nobody of what stays the same.
  const word = String(performance.timeOrigin + performance.now());
  known[news] = word;
  try {
    localStorage.setItem(PREFIX + news, word);
  } catch {
    // Where the browser keeps nothing, they find out when they come to the front.
  }
}

/**
 * Hears what other tabs tell, and at once what they have told since this page began: a page that
 * listens late has missed nothing. Returns the function that stops listening.
 */
export function onTabNews(listener: (news: TabNews) => void): () => void {
  const hear = (news: TabNews, word: string | null) => {
    if (word === null) return;
    known[news] = word;
    listener(news);
  };
  const wake = ({ key, newValue }: StorageEvent) => {
    for (const news of NEWS) if (key === PREFIX + news) hear(news, newValue);
  };
  window.addEventListener('storage', wake);
  for (const news of NEWS) {
    const word = lastTold(news);
    if (word !== known[news]) hear(news, word);
  }
  return () => window.removeEventListener('storage', wake);
}

function lastTold(news: TabNews): string | null {
  try {
    return localStorage.getItem(PREFIX + news);
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
