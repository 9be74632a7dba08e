/** Bodies that no provider sends. They are rejected although they are signed. */
export const senselessEvents: readonly unknown[] = [null, {}, [], 7, 'event'];
