import pg from 'pg';

const date = 1082;
const timestamptz = 1184;

/**
 * How column values are parsed, even for rows that bypass the entity mapper: the same way as in pg,
 * except that a day stays text, because a Date would depend on the server's time zone.
 */
export const types = new pg.TypeOverrides();
types.setTypeParser(timestamptz, (text) => new Date(text));
types.setTypeParser(date, (text) => text);

/**
 * Returns a type's parser. The driver's own type definitions wrongly say that the parser takes
 * numbers.
 */
export function readerOf(typeId: number): (text: string) => unknown {
  const read = types.getTypeParser(typeId, 'text');
  return (text) => Reflect.apply(read, undefined, [text]);
}
