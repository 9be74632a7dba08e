/** The address that calls a number as people write it. */
export const telephone = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
