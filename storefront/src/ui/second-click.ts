/**
 * Returns whether a click is the second of a double click. Both count as one intent, even if the
 * server has responded in between.
 */
export const isSecondClick = ({ detail }: { detail: number }) => detail > 1;
