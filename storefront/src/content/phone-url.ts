/** Returns the `tel:` URL of a phone number as people write it. */
export const phoneUrl = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
