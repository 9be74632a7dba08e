/** The most records one bulk may name, as the contract says of its `ids`. */
export const MOST_RECORDS = 1000;
