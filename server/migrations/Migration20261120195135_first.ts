import { Migration } from '@mikro-orm/migrations';

export class Migration20261120195135_first extends Migration {
  override name = 'Migration20261120195135_first';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "cart_lines" ("user_id" uuid not null, "catalog_id" text not null, "item_id" text not null, "quantity" int not null, "created_at" timestamptz(3) not null, primary key ("user_id", "catalog_id", "item_id"));`,
    );

    this.addSql(
      `create table "catalogs" ("id" text not null, "title" text not null, "description" text not null, "image" text null, "enabled" boolean not null default false, "expired" boolean not null default false, "locked" boolean not null default false, "external" boolean not null default false, "link" text null, "listing_order_weight" int not null default 0, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, primary key ("id"));`,
    );

    this.addSql(
      `create table "catalog_items" ("catalog_id" text not null, "item_id" text not null, "title" text not null, "description" text not null, "image" text null, "subscription" boolean not null default false, "digital" boolean not null default false, "enabled" boolean not null default false, "expired" boolean not null default false, "locked" boolean not null default false, "price_cents" int not null, "on_hand" int not null default 0, "reserved" int not null default 0, "listing_order_weight" int not null default 0, "tax_code" text null, "external_id" text null, "subscription_link" text null, "coupon_id" text null, "provider_price_id" text null, "provider_price_cents" int null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, primary key ("catalog_id", "item_id"));`,
    );

    this.addSql(
      `create table "checkouts" ("id" uuid not null, "user_id" uuid not null, "state" text not null default 'STARTING', "fingerprint" text not null, "request" json not null, "session_id" text null, "url" text null, "subtotal_cents" int not null, "ship_to" jsonb null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "next_check_at" timestamptz(3) not null, "closed_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "checkouts_user_id_index" on "checkouts" ("user_id");`);
    this.addSql(
      `alter table "checkouts" add constraint "checkouts_session_id_unique" unique ("session_id");`,
    );
    this.addSql(
      `create index "checkouts_to_check" on "checkouts" ("next_check_at") where closed_at is null;`,
    );
    this.addSql(
      `create unique index "one_payable_checkout_per_user" on "checkouts" ("user_id") where state in ('STARTING', 'OPEN');`,
    );

    this.addSql(
      `create table "checkout_lines" ("checkout_id" uuid not null, "position" int not null, "catalog_id" text not null, "item_id" text not null, "quantity" int not null, "unit_price_cents" int not null, "title" text not null, "description" text not null, "image" text null, "digital" boolean not null, "shipping_group" text not null, "provider_price_id" text null, primary key ("checkout_id", "position"));`,
    );

    this.addSql(
      `create table "item_attributes" ("catalog_id" text not null, "item_id" text not null, "attribute_id" text not null, "type" text not null, "value" text not null default '', "description" text null, "position" int not null default 0, primary key ("catalog_id", "item_id", "attribute_id"));`,
    );

    this.addSql(
      `create table "payments" ("id" uuid not null, "checkout_id" uuid null, "user_id" uuid not null, "session_id" text not null, "payment_intent_id" text not null, "charge_id" text null, "customer_id" text null, "amount_cents" int not null, "refunding_cents" int not null default 0, "charge_status" text null, "receipt_url" text null, "balance_transaction" text null, "payment_method" text null, "billing" jsonb null, "paid_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "payments" add constraint "payments_checkout_id_unique" unique ("checkout_id");`,
    );
    this.addSql(`create index "payments_user_id_index" on "payments" ("user_id");`);
    this.addSql(
      `alter table "payments" add constraint "payments_session_id_unique" unique ("session_id");`,
    );
    this.addSql(
      `alter table "payments" add constraint "payments_payment_intent_id_unique" unique ("payment_intent_id");`,
    );

    this.addSql(
      `create table "orders" ("id" uuid not null, "user_id" uuid not null, "payment_id" uuid not null, "parent_id" uuid null, "order_state" text not null default 'PENDING', "open_returns" int not null default 0, "total_cents" int not null, "tax_cents" int not null, "shipping_cents" int not null, "refunded_cents" int not null default 0, "shipping_group" text not null, "shipping_preference" text null, "shipping" jsonb null, "expected_shipping_at" timestamptz(3) null, "tracking_number" text null, "label_url" text null, "shipped_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`create index "orders_parent_id_index" on "orders" ("parent_id");`);
    this.addSql(`create index "orders_of_a_customer" on "orders" ("user_id", "created_at");`);
    this.addSql(`create index "orders_by_state" on "orders" ("order_state", "created_at", "id");`);
    this.addSql(`create index "orders_by_age" on "orders" ("created_at", "id");`);
    this.addSql(`create unique index "orders_short_id" on "orders" (left("id"::text, 8));`);
    this.addSql(
      `create unique index "one_order_per_payment_and_group" on "orders" ("payment_id", "shipping_group") where parent_id is null;`,
    );

    this.addSql(
      `create table "order_lines" ("id" uuid not null, "order_id" uuid not null, "position" int not null, "catalog_id" text not null, "item_id" text not null, "title" text not null, "description" text not null, "image" text null, "quantity" int not null, "unit_price_cents" int not null, "gross_cents" int not null, "tax_cents" int not null, "returned_quantity" int not null default 0, primary key ("id"));`,
    );
    this.addSql(`create index "order_lines_order_id_index" on "order_lines" ("order_id");`);

    this.addSql(
      `create table "order_events" ("id" uuid not null, "order_id" uuid not null, "at" timestamptz(3) not null, "actor_id" uuid null, "from" text null, "to" text not null, "why" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "order_events_order_id_index" on "order_events" ("order_id");`);

    this.addSql(
      `create table "provider_events" ("provider" text not null, "event_id" text not null, "type" text not null, "object_id" text not null, "received_at" timestamptz(3) not null, primary key ("provider", "event_id"));`,
    );
    this.addSql(
      `create index "provider_events_received_at_index" on "provider_events" ("received_at");`,
    );

    this.addSql(
      `create table "rate_limits" ("id" text not null, "tries" int not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "rate_limits_expires_at_index" on "rate_limits" ("expires_at");`);

    this.addSql(
      `create table "refunds" ("id" uuid not null, "payment_id" uuid not null, "order_id" uuid not null, "amount_cents" int not null, "reason" text not null, "state" text not null default 'REQUESTED', "provider_refund_id" text null, "attempt" int not null default 1, "failure" text null, "created_at" timestamptz(3) not null, "settled_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "refunds_payment_id_index" on "refunds" ("payment_id");`);
    this.addSql(`create index "refunds_order_id_index" on "refunds" ("order_id");`);
    this.addSql(
      `alter table "refunds" add constraint "refunds_provider_refund_id_unique" unique ("provider_refund_id");`,
    );
    this.addSql(
      `create index "refunds_unsettled" on "refunds" ("created_at") where settled_at is null;`,
    );

    this.addSql(
      `create table "shipping_addresses" ("user_id" uuid not null, "address" text not null, "city" text not null, "state" text not null, "zip" text not null, "country" text not null, "updated_at" timestamptz(3) not null, primary key ("user_id"));`,
    );

    this.addSql(
      `create table "users" ("id" uuid not null, "email" text not null, "first_name" text not null, "last_name" text not null, "password_hash" text null, "extended" boolean not null default false, "warehouse" boolean not null default false, "totp_secret" text null, "totp_last_step" int null, "provider_customer_id" text null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `alter table "users" add constraint "users_provider_customer_id_unique" unique ("provider_customer_id");`,
    );
    this.addSql(`create unique index "users_email_unique" on "users" (lower("email"));`);

    this.addSql(
      `create table "sessions" ("id" text not null, "user_id" uuid not null, "created_at" timestamptz(3) not null, "last_seen_at" timestamptz(3) not null, "mfa_verified_at" timestamptz(3) null, "data" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id");`);
    this.addSql(`create index "sessions_last_seen_at_index" on "sessions" ("last_seen_at");`);

    this.addSql(
      `alter table "cart_lines" add constraint "cart_lines_quantity_in_range" check (quantity >= 1 and quantity <= 1000000);`,
    );

    this.addSql(
      `alter table "catalogs" add constraint "catalogs_version_positive" check (version >= 1);`,
    );

    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_catalog_id_foreign" foreign key ("catalog_id") references "catalogs" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_price_not_negative" check (price_cents >= 0);`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_on_hand_not_negative" check (on_hand >= 0);`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_reserved_not_negative" check (reserved >= 0);`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_reserved_on_hand" check (reserved <= on_hand);`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_version_positive" check (version >= 1);`,
    );

    this.addSql(
      `alter table "checkouts" add constraint "checkouts_state_check" check ("state" in ('STARTING', 'OPEN', 'AWAITING', 'PAID', 'EXPIRED', 'FAILED'));`,
    );

    this.addSql(
      `alter table "checkout_lines" add constraint "checkout_lines_checkout_id_foreign" foreign key ("checkout_id") references "checkouts" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "checkout_lines" add constraint "checkout_lines_quantity_positive" check (quantity > 0);`,
    );

    this.addSql(
      `alter table "item_attributes" add constraint "item_attributes_catalog_id_item_id_foreign" foreign key ("catalog_id", "item_id") references "catalog_items" ("catalog_id", "item_id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "item_attributes" add constraint "item_attributes_type_check" check ("type" in ('COLOR', 'COMPONENT', 'DOWNLOADABLE', 'EXTERNAL', 'HTML', 'IMAGE', 'LINK', 'LICENSE', 'PACKAGE', 'SIZE', 'SHIPPING', 'SUBSCRIPTION', 'TAX_CATEGORY_CODE', 'VIDEO', 'WEIGHT', 'DISCORD'));`,
    );

    this.addSql(
      `alter table "payments" add constraint "payments_checkout_id_foreign" foreign key ("checkout_id") references "checkouts" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "payments" add constraint "payments_amount_not_negative" check (amount_cents >= 0);`,
    );
    this.addSql(
      `alter table "payments" add constraint "payments_never_refund_more_than_paid" check (refunding_cents >= 0 and refunding_cents <= amount_cents);`,
    );

    this.addSql(
      `alter table "orders" add constraint "orders_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_parent_id_foreign" foreign key ("parent_id") references "orders" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_amounts_in_range" check (total_cents >= 0 and refunded_cents >= 0 and refunded_cents <= total_cents);`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_open_returns_not_negative" check (open_returns >= 0);`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_order_state_check" check ("order_state" in ('PENDING', 'CANCELLED', 'PROCESSING', 'PICKED', 'SHIPPED', 'REFUNDED', 'RETURN_REQUESTED', 'RETURNED'));`,
    );

    this.addSql(
      `alter table "order_lines" add constraint "order_lines_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_quantity_positive" check (quantity > 0);`,
    );
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_return_no_more_than_bought" check (returned_quantity >= 0 and returned_quantity <= quantity);`,
    );

    this.addSql(
      `alter table "order_events" add constraint "order_events_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "order_events" add constraint "order_events_from_check" check ("from" in ('PENDING', 'CANCELLED', 'PROCESSING', 'PICKED', 'SHIPPED', 'REFUNDED', 'RETURN_REQUESTED', 'RETURNED'));`,
    );
    this.addSql(
      `alter table "order_events" add constraint "order_events_to_check" check ("to" in ('PENDING', 'CANCELLED', 'PROCESSING', 'PICKED', 'SHIPPED', 'REFUNDED', 'RETURN_REQUESTED', 'RETURNED'));`,
    );

    this.addSql(
      `alter table "refunds" add constraint "refunds_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "refunds" add constraint "refunds_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "refunds" add constraint "refunds_amount_positive" check (amount_cents > 0);`,
    );
    this.addSql(
      `alter table "refunds" add constraint "refunds_state_check" check ("state" in ('REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED'));`,
    );

    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }
}
