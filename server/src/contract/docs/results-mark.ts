/** Where a search page has its results. */
export const RESULTS = '<p>What was found</p>';
