/** Placeholder for the results on the search page. */
export const RESULTS = '<p>What was found</p>';
