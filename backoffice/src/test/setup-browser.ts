import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { Blob as NodeBlob, Buffer, File as NodeFile } from 'node:buffer';
import React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { elementError } from '../../../sdk/test/element-error.ts';
import { mockShop, server } from './mock-shop.ts';
import { disableOwnerStacks } from './disable-owner-stacks.ts';
import { openWindow } from './window-width.ts';

// Whole screens with tables and forms take a long time on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError(prettyDOM) });
disableOwnerStacks(React);

// jsdom never measures or shows anything.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Sets up the browser for each test file. Hooks end with the file, but loaded modules stay. */
export function setUpBrowser(): void {
  const browser = { Request, File };

  beforeAll(() => {
    globalThis.Request = requestOfPage(Request);
    globalThis.File = fileOfPage(File);
    server.listen({ onUnhandledFrame: 'error' });
  });

  beforeEach(() => {
    // Replaces what jsdom lacks. axe detects icon fonts by drawing their letters on a canvas.
    HTMLCanvasElement.prototype.getContext = () => null;
    Element.prototype.scrollIntoView = () => undefined;
    window.scrollTo = () => undefined;
    openWindow();
    Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer });
  });

  afterEach(() => {
    cleanup();
    server.resetHandlers();
    sessionStorage.clear();
    localStorage.clear();
    mockShop.open();
  });

  afterAll(() => {
    server.close();
    Object.assign(globalThis, browser);
  });
}

/** Outside a browser, a URL needs an origin. */
function requestOfPage(Outer: typeof Request): typeof Request {
  return class extends Outer {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
    }
  };
}

/** Node reads the uploads, and needs its own `File`. */
function fileOfPage(Outer: typeof File): typeof File {
  return new Proxy(Outer, {
    construct: (PageFile, [parts, name, options]: ConstructorParameters<typeof File>) =>
      Buffer.isBuffer(parts[0]) || parts[0] instanceof NodeBlob
        ? new NodeFile([parts[0]], name, { type: options?.type ?? '' })
        : new PageFile(parts, name, options),
  });
}
