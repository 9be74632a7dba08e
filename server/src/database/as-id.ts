import { z } from 'zod';

/** No row has this id. */
const NOBODYS = '00000000-0000-0000-0000-000000000000';
const id = z.guid();

/**
 * Converts a value from a provider, which should be one of our ids but may be anything, to a valid
 * id. An id is found by the table's key; a text could only be found by reading all rows.
 */
export const asId = (given: string): string => (id.safeParse(given).success ? given : NOBODYS);
