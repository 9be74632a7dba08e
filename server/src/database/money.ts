import { p } from '@mikro-orm/core';

/**
 * A column of integer cents. End its name with `…Cents`. Up to about 21 million dollars per value.
 */
export const cents = () => p.integer();
