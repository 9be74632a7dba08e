import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { Blob as NodeBlob, Buffer, File as NodeFile } from 'node:buffer';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { mockShop, server } from './mock-shop.ts';

// Whole screens with tables and forms take their time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Outside of a browser an address needs its origin.
class RequestOfPage extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
}

// What was uploaded is read by Node, which wants files of its own kind.
const FileOfPage = new Proxy(File, {
  construct: (PageFile, [parts, name, options]: ConstructorParameters<typeof File>) =>
    Buffer.isBuffer(parts[0]) || parts[0] instanceof NodeBlob
      ? new NodeFile([parts[0]], name, { type: options?.type ?? '' })
      : new PageFile(parts, name, options),
});

// Nothing is ever measured here, nor seen.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  globalThis.Request = RequestOfPage;
  globalThis.File = FileOfPage;
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
