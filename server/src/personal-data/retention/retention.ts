import { accounts } from './accounts.ts';
import { goods } from './goods.ts';
import { machinery } from './machinery.ts';
import type { Rule } from './rule.ts';
import { sales } from './sales.ts';
import { staff } from './staff.ts';

/**
 * For each table: what may be personal, why and for how long it is kept, and what happens then.
 * Deleting an account processes this list from top to bottom. A test compares the list with the
 * database.
 */
export const retention: ReadonlyMap<string, Rule> = new Map(
  [accounts, sales, staff, goods, machinery].flatMap((part) => Object.entries(part)),
);
