/** Placeholder for the results in the search page. */
export const RESULTS = '<p>What was found</p>';
