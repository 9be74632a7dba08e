/** If more rows match than this, only this many are ranked. */
export const MAX_RANKED = 200;
