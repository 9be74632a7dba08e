import { accounts } from './accounts.ts';
import { goods } from './goods.ts';
import { machinery } from './machinery.ts';
import type { Rule } from './rule.ts';
import { sales } from './sales.ts';
import { staff } from './staff.ts';

/**
 * By table: what of it may be somebody's, why it is kept, how long, and what happens then. What
 * deletes an account goes along it from top to bottom; a test holds it against the database.
 */
export const retention: ReadonlyMap<string, Rule> = new Map(
  [accounts, sales, staff, goods, machinery].flatMap((part) => Object.entries(part)),
);
