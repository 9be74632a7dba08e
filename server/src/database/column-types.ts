import pg from 'pg';

const timestamptz = 1184;

/**
 * How column values are parsed: the same way as in pg, even for rows that bypass the entity mapper.
 */
export const types = new pg.TypeOverrides();
types.setTypeParser(timestamptz, (text) => new Date(text));

/**
 * Returns a type's parser. The driver's own type definitions wrongly say that the parser takes
 * numbers.
 */
export function readerOf(typeId: number): (text: string) => unknown {
  const read = types.getTypeParser(typeId, 'text');
  return (text) => Reflect.apply(read, undefined, [text]);
}
