import { z } from 'zod';

/** No row has this id. */
const NOBODYS = '00000000-0000-0000-0000-000000000000';
const id = z.guid();

/**
 * Converts a value from a provider to a valid id. The value should be one of our ids but may be
 * anything. Lookups by id use the table's key, while lookups by text would read all rows.
 */
export const asId = (input: string): string => (id.safeParse(input).success ? input : NOBODYS);
