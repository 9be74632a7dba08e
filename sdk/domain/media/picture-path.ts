/** Returns whether a text is the path of an uploaded picture, as records have it. */
export const isPicturePath = (text: string): boolean => /^uploads\/[0-9a-f]+\.webp$/.test(text);
