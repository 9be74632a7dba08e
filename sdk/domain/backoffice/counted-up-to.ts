/** As far as the records of a list are counted, and leafed through; that many stands for more than 10,000. */
export const COUNTED_UP_TO = 10_001;
