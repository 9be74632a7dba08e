import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { elementError } from '../../../sdk/test/element-error.ts';
import { mockShop, server } from './api.ts';

// Pages' own files are read when they are first shown; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError(prettyDOM) });

const ignore = () => undefined;

/** Nothing is laid out here: there is nothing to see. */
class BlindObserver {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
  takeRecords = () => [];
}

/** Of one file of tests: hooks end with the file, the modules that are read here do not. */
export function setUpBrowser(): void {
  // Nor is there a phone's window, where the navigation lies behind a button.
  const wideWindow = document.createElement('style');
  wideWindow.textContent = '[popover] { display: block !important }';

  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    document.head.append(wideWindow);
  });

  beforeEach(() => {
    // What jsdom lacks of the browser.
    // axe looks for icons that are written as letters by drawing them.
    HTMLCanvasElement.prototype.getContext = () => null;
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      this.querySelector('button')?.focus();
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    HTMLElement.prototype.hidePopover = ignore;
    Object.assign(window, {
      matchMedia: () => ({ matches: false, addEventListener: ignore, removeEventListener: ignore }),
      IntersectionObserver: BlindObserver,
      ResizeObserver: BlindObserver,
    });
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  afterEach(() => {
    cleanup();
    server.resetHandlers();
    sessionStorage.clear();
    localStorage.clear();
    mockShop.open();
  });

  afterAll(() => {
    wideWindow.remove();
    server.close();
  });
}
