/** What no provider sends, and what is refused although one of them has signed it. */
export const senselessEvents: readonly unknown[] = [null, {}, [], 7, 'event'];
