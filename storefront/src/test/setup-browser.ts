import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { server } from './api.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  // What jsdom lacks of the browser.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  sessionStorage.clear();
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
});

afterAll(() => server.close());
