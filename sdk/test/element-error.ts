/**
 * Creates Testing Library's error for a failed query, which contains the page, but renders the page
 * only if the error is read. A waiting query fails many times before it succeeds.
 */
export function elementError(write: (page: Element) => string | false) {
  return function getElementError(what: string | null, page: Element): Error {
    const error = new Error();
    // Starts at the test's own line.
    Error.captureStackTrace(error, getElementError);
    error.name = 'TestingLibraryElementError';
    let message: string | undefined;
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (message ??= `${what}\n\n${write(page)}`),
    });
  };
}
