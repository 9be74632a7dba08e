/** Returns the path of an export's file in the store. */
export const fileOf = (exportId: string): string => `personal-data/${exportId}.zip`;
