import pg from 'pg';

const timestamptz = 1184;

/** How column values arrive: as pg reads them, also in rows that bypass the entity mapper. */
export const types = new pg.TypeOverrides();
types.setTypeParser(timestamptz, (text) => new Date(text));
