/** If more rows match than this, only these are ranked. */
export const MAX_RANKED = 200;
