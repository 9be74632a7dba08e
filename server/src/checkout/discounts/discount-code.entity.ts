import { defineEntity, p } from '@mikro-orm/core';
import type { ItemKey } from '@spindle/sdk/domain/checkout/discount-totals';
import type { components } from '@spindle/sdk/schema';
import { id, timestamp } from '../../database/base.ts';
import { cents } from '../../database/money.ts';
import type { TableOf } from '../../database/tables.ts';

type CodeFamily = components['schemas']['CodeFamily'];

const DiscountCodeSchema = defineEntity({
  name: 'DiscountCode',
  tableName: 'discount_codes',
  properties: {
    id: id(),
    code: p.text(),
    percent: p.integer().strictNullable().default(null),
    amountCents: cents().strictNullable().default(null),
    freeShipping: p.boolean().default(false),
    /**
     * Whether the shop applies the code at checkout. The provider then has no promotion code for it.
     */
    keptByShop: p.boolean().default(false),
    /**
     * With `families` and `catalogs` empty too, the code covers all items. The default is set here because a database default would
     * be stored as a JSON string.
     */
    items: p
      .json<ItemKey[]>()
      .default('[]')
      .onCreate(() => []),
    /** Families whose members the code covers, with their titles at its creation. */
    families: p
      .json<CodeFamily[]>()
      .default('[]')
      .onCreate(() => []),
    /** Ids of catalogs whose items the code covers. */
    catalogs: p.array().columnType('text[]').defaultRaw("'{}'"),
    /** Only customers with one of these tags can use the code. Empty if all can. */
    customerTags: p.array().columnType('text[]').defaultRaw("'{}'"),
    /** Provider product ids of `items`, unless the shop keeps the code. */
    products: p
      .json<string[]>()
      .default('[]')
      .onCreate(() => []),
    startsAt: timestamp().strictNullable().default(null),
    endsAt: timestamp().strictNullable().default(null),
    uses: p.integer().strictNullable().default(null),
    usesPerCustomer: p.integer().strictNullable().default(null),
    leastSumCents: cents().strictNullable().default(null),
    active: p.boolean().default(true),
    /** Incremented each time the code is turned on or off. */
    version: p.integer().default(1),
    /**
     * Number of uses that are paid or held by open checkouts. Updated whenever a use is taken or
     * returned.
     */
    used: p.integer().default(0),
    /**
     * Id of the provider's promotion code. Null until the provider confirms that the code exists, and
     * for codes that the shop keeps.
     */
    promotionCodeId: p.text().unique().strictNullable().default(null),
    /** Last known status at the provider, or here if the shop keeps the code. */
    providerActive: p.boolean().default(false),
    /** The provider's error message if the provider rejected the code. */
    problem: p.text().strictNullable().default(null),
    /** Incremented after each server error from the provider. Part of the idempotency key. */
    attempt: p.integer().default(1),
    createdAt: timestamp(),
  },
  indexes: [
    {
      name: 'discount_codes_one_active_of_a_name',
      expression: `create unique index "discount_codes_one_active_of_a_name" on "discount_codes" (lower("code")) where active`,
    },
    {
      name: 'discount_codes_by_name',
      expression: `create index "discount_codes_by_name" on "discount_codes" (lower("code"))`,
    },
    {
      name: 'discount_codes_unfinished',
      expression: `create index "discount_codes_unfinished" on "discount_codes" ("created_at") where active <> provider_active`,
    },
  ],
  checks: [
    {
      name: 'discount_codes_one_kind',
      expression:
        '(num_nonnulls(percent, amount_cents) = 0) = free_shipping and (percent is null or amount_cents is null) and (percent is null or percent >= 1 and percent <= 100) and (amount_cents is null or amount_cents > 0)',
    },
    {
      name: 'discount_codes_kept_by_shop',
      expression:
        "(kept_by_shop or not free_shipping and families = '[]'::jsonb and catalogs = '{}') and (not kept_by_shop or promotion_code_id is null)",
    },
    {
      name: 'discount_codes_end_after_start',
      expression: 'starts_at is null or ends_at is null or starts_at < ends_at',
    },
    {
      name: 'discount_codes_used_at_most',
      expression: 'used >= 0 and (uses is null or used <= uses)',
    },
    {
      name: 'discount_codes_refused_are_off',
      expression: 'problem is null or not active and promotion_code_id is null',
    },
  ],
});

/** A code that customers enter to get a discount. Only the status can change after creation. */
export class DiscountCode extends DiscountCodeSchema.class {}
DiscountCodeSchema.setClass(DiscountCode);

declare module '../../database/tables.ts' {
  interface Tables {
    discount_codes: TableOf<typeof DiscountCodeSchema>;
  }
}
