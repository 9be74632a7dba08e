import { defineEntity, p } from '@mikro-orm/core';
import type { components } from '@spindle/sdk/schema';
import { timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';

type Quote = components['schemas']['ShippingQuote'];

const LastQuoteSchema = defineEntity({
  name: 'LastQuote',
  tableName: 'shown_quotes',
  properties: {
    userId: p.uuid().primary(),
    /** Digest of the items and the zone. */
    basket: p.text().primary(),
    quote: p.json<Quote>(),
    shownAt: timestamp(),
  },
  indexes: [{ name: 'shown_quotes_by_time', properties: ['shownAt'] }],
});

/** The quote last shown to a customer for these items and zone. */
export class LastQuote extends LastQuoteSchema.class {}
LastQuoteSchema.setClass(LastQuote);

declare module '../../database/tables.ts' {
  interface Tables {
    shown_quotes: TableOf<typeof LastQuoteSchema>;
  }
}
