import { z } from 'zod';

/** No row has it. */
const NOBODYS = '00000000-0000-0000-0000-000000000000';
const id = z.guid();

/**
 * What a provider gives back as an id of ours, and may be anything: compared as an id it is found by
 * the table's key, as text only by reading all rows.
 */
export const asId = (given: string): string => (id.safeParse(given).success ? given : NOBODYS);
