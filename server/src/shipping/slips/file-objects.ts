/** The numbers of the objects that a file drawn in parts has once; its parts have those behind. */
export const FILE = { catalog: 1, pages: 2, structure: 3, info: 4, firstOfParts: 5 } as const;
