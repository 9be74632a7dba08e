import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { mockShop, server } from './mock-shop.ts';

// Whole screens with tables and forms take their time on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// Outside of a browser an address needs its origin.
class RequestOfPage extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
}

// Nothing is ever measured here, nor seen.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  globalThis.Request = RequestOfPage;
  server.listen({ onUnhandledFrame: 'error' });
});

beforeEach(() => {
  // What jsdom lacks of the browser.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  window.matchMedia = wideScreen;
  Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer });
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  mockShop.open();
});

afterAll(() => server.close());

function wideScreen(media: string): MediaQueryList {
  const list = new EventTarget();
  const nobody = { onchange: null, addListener: () => undefined, removeListener: () => undefined };
  return Object.assign(list, { media, matches: false, ...nobody });
}
