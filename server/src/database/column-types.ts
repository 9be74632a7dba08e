import pg from 'pg';

const timestamptz = 1184;

/** How column values are parsed: as pg does, also in rows that bypass the entity mapper. */
export const types = new pg.TypeOverrides();
types.setTypeParser(timestamptz, (text) => new Date(text));

/** Returns the parser of a type. The driver's own types wrongly say that it takes numbers. */
export function readerOf(typeId: number): (text: string) => unknown {
  const read = types.getTypeParser(typeId, 'text');
  return (text) => Reflect.apply(read, undefined, [text]);
}
