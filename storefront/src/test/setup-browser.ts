import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { elementError } from '../../../sdk/test/element-error.ts';
import { mockShop, server } from './api.ts';

// A page's modules load when it is first shown, which takes time on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError(prettyDOM) });

const ignore = () => undefined;

/** jsdom has no layout, so nothing ever becomes visible. */
class BlindObserver {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
  takeRecords = () => [];
}

/** Sets up the browser for each test file: hooks end with the file, but loaded modules stay. */
export function setUpBrowser(): void {
  // jsdom's window has no width, so the navigation is shown as on wide screens, without its button.
  const wideWindow = document.createElement('style');
  wideWindow.textContent = '[popover] { display: block !important }';

  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    document.head.append(wideWindow);
  });

  beforeEach(() => {
    // Functions that jsdom lacks. axe detects icon fonts by drawing their letters on a canvas.
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
