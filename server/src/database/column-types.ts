import pg from 'pg';

const timestamptz = 1184;

/** How column values arrive: as pg reads them, also in rows that bypass the entity mapper. */
export const types = new pg.TypeOverrides();
types.setTypeParser(timestamptz, (text) => new Date(text));

/** Reads a value of that type; the driver's own types say that a reader takes numbers. */
export function readerOf(typeId: number): (text: string) => unknown {
  const read = types.getTypeParser(typeId, 'text');
  return (text) => Reflect.apply(read, undefined, [text]);
}
