/**
 * Creates Testing Library's error for a failed query. The error contains the page, but the page is
 * rendered only if the error is read, because a waiting query fails many times before it succeeds.
 */
export function elementError(write: (page: Element) => string | false) {
  return function getElementError(what: string | null, page: Element): Error {
    const error = new Error();
    // Makes the stack start at the test's own line.
    Error.captureStackTrace(error, getElementError);
    error.name = 'TestingLibraryElementError';
    let message: string | undefined;
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (message ??= `${what}\n\n${write(page)}`),
    });
  };
}
