import { codes } from './writes/codes.ts';
import { customers } from './writes/customers.ts';
import { entitlements } from './writes/entitlements.ts';
import { jobs } from './writes/jobs.ts';
import { notes } from './writes/notes.ts';
import { orders } from './writes/orders.ts';
import { releases } from './writes/releases.ts';
import { templates } from './writes/templates.ts';
import { tickets } from './writes/tickets.ts';
import { tokens } from './writes/tokens.ts';
import { webhooks } from './writes/webhooks.ts';

/** How each resource is written: `create`, `update` and `delete`, and what else is done to it. */
export const writes = {
  codes,
  customers,
  entitlements,
  jobs,
  notes,
  orders,
  releases,
  templates,
  tickets,
  tokens,
  webhooks,
};

export type Writes = typeof writes;
export type WriteResource = keyof Writes;
