/**
 * Testing Library's error for what a query did not find, with the page in it, but written down only
 * when somebody reads it: a query that waits fails many times, unread, before it finds.
 */
export function elementError(write: (page: Element) => string | false) {
  return function getElementError(what: string | null, page: Element): Error {
    const error = new Error();
    // From the test's own line on.
    Error.captureStackTrace(error, getElementError);
    error.name = 'TestingLibraryElementError';
    let message: string | undefined;
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (message ??= `${what}\n\n${write(page)}`),
    });
  };
}
