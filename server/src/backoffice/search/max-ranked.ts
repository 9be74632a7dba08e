/** Where more rows fit, any of these are as good as the others. */
export const MAX_RANKED = 200;
