/** Where the export of that id lies in the store. */
export const fileOf = (exportId: string): string => `personal-data/${exportId}.zip`;
