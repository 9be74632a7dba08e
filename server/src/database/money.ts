import { p } from '@mikro-orm/core';

/** A column of integer cents; name it `…Cents`. Up to about 21 million dollars per value. */
export const cents = () => p.integer();
