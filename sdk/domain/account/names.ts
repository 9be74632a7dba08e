const LEAST_LETTERS = 2;

/** What is wrong with names that have no spaces around them, by field. */
export const shortNames = (names: { firstName: string; lastName: string }) =>
  Object.entries(names)
    .filter(([, name]) => name.length < LEAST_LETTERS)
    .map(([path]) => ({ path, message: `needs at least ${LEAST_LETTERS} letters` }));
