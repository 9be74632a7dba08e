import { emails } from './writes/emails.ts';
import { synonyms } from './writes/synonyms.ts';
import { bulk } from './writes/bulk.ts';
import { stock } from './writes/stock.ts';
import { parcels } from './writes/parcels.ts';
import { elementAttributes, itemAttributes } from './writes/attributes.ts';
import { elements } from './writes/elements.ts';
import { sections } from './writes/sections.ts';
import { imports } from './writes/imports.ts';
import { items } from './writes/items.ts';
import { families } from './writes/families.ts';
import { catalogs } from './writes/catalogs.ts';
import { codes } from './writes/codes.ts';
import { customers } from './writes/customers.ts';
import { entitlements } from './writes/entitlements.ts';
import { jobs } from './writes/jobs.ts';
import { notes } from './writes/notes.ts';
import { orders } from './writes/orders.ts';
import { redirects } from './writes/redirects.ts';
import { releases } from './writes/releases.ts';
import { settings } from './writes/settings.ts';
import { templates } from './writes/templates.ts';
import { tickets } from './writes/tickets.ts';
import { tokens } from './writes/tokens.ts';
import { views } from './writes/views.ts';
import { webhooks } from './writes/webhooks.ts';

/** The writes of each resource: `create`, `update`, `delete` and others. */
export const writes = {
  codes,
  synonyms,
  bulk,
  stock,
  parcels,
  elementAttributes,
  itemAttributes,
  elements,
  sections,
  items,
  catalogs,
  families,
  customers,
  emails,
  entitlements,
  imports,
  jobs,
  notes,
  orders,
  redirects,
  releases,
  settings,
  templates,
  tickets,
  tokens,
  views,
  webhooks,
};

export type Writes = typeof writes;
