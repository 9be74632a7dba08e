/** Numbers of the objects that exist once per file. The parts' objects follow. */
export const FILE = { catalog: 1, pages: 2, structure: 3, info: 4, firstOfParts: 5 } as const;
