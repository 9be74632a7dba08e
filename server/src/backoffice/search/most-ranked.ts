/** Where more rows fit, any of these are as good as the others. */
export const MOST_RANKED = 200;
