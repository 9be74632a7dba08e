/** Placeholder for the results on the search page. */
export const RESULTS = '<p>Search results</p>';
