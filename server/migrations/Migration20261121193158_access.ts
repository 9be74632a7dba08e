import { Migration } from '@mikro-orm/migrations';

export class Migration20261121193158_access extends Migration {
  override name = 'Migration20261121193158_access';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "access_grants" ("id" uuid not null, "user_id" uuid not null, "catalog_id" text not null, "item_id" text not null, "ends_at" timestamptz(3) null, "note" text not null, "granted_by" text not null, "created_at" timestamptz(3) not null, "withdrawn_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "access_grants_user_id_index" on "access_grants" ("user_id");`);
    this.addSql(
      `create unique index "one_grant_per_item" on "access_grants" ("user_id", "catalog_id", "item_id") where withdrawn_at is null;`,
    );

    this.addSql(
      `create table "community_links" ("id" uuid not null, "user_id" uuid not null, "discord_id" text not null, "username" text not null, "avatar_url" text null, "created_at" timestamptz(3) not null, "checked_at" timestamptz(3) null, "problem" text null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "community_links" add constraint "community_links_user_id_unique" unique ("user_id");`,
    );
    this.addSql(
      `alter table "community_links" add constraint "community_links_discord_id_unique" unique ("discord_id");`,
    );

    this.addSql(
      `create table "download_files" ("catalog_id" text not null, "item_id" text not null, "attribute_id" text not null, "name" text not null, "digest" text not null, "bytes" bigint not null, "type" text not null, "uploaded_by" text null, "uploaded_at" timestamptz(3) not null, primary key ("catalog_id", "item_id", "attribute_id"));`,
    );
    this.addSql(`create index "download_files_digest_index" on "download_files" ("digest");`);

    this.addSql(
      `create table "entitlements" ("id" uuid not null, "user_id" uuid not null, "catalog_id" text not null, "item_id" text not null, "source" text not null, "source_id" uuid not null, "closed_because" text null, "ends_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "entitlements_user_id_index" on "entitlements" ("user_id");`);
    this.addSql(
      `create index "entitlements_to_an_item" on "entitlements" ("catalog_id", "item_id", "user_id");`,
    );
    this.addSql(`create index "entitlements_by_age" on "entitlements" ("created_at", "id");`);
    this.addSql(
      `alter table "entitlements" add constraint "one_entitlement_per_source" unique ("source", "source_id");`,
    );

    this.addSql(
      `create table "entitlement_entries" ("id" uuid not null, "at" timestamptz(3) not null, "entitlement_id" uuid not null, "user_id" uuid not null, "catalog_id" text not null, "item_id" text not null, "source" text not null, "source_id" uuid not null, "closed_because" text null, "ends_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "entitlement_entries_entitlement_id_index" on "entitlement_entries" ("entitlement_id");`,
    );
    this.addSql(
      `create index "entitlement_entries_of_a_user" on "entitlement_entries" ("user_id", "at");`,
    );

    this.addSql(
      `create table "granted_roles" ("discord_id" text not null, "role_id" text not null, "name" text not null, "granted_at" timestamptz(3) not null, primary key ("discord_id", "role_id"));`,
    );

    this.addSql(
      `create table "licence_keys" ("id" uuid not null, "entitlement_id" uuid not null, "attribute_id" text not null, "title" text not null, "key" text not null, "issued_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "licence_keys" add constraint "licence_keys_key_unique" unique ("key");`,
    );
    this.addSql(
      `alter table "licence_keys" add constraint "one_licence_key_per_licence" unique ("entitlement_id", "attribute_id");`,
    );

    this.addSql(
      `create table "meld_codes" ("code_hash" text not null, "discord_id" text not null, "username" text not null, "avatar_url" text null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, primary key ("code_hash"));`,
    );
    this.addSql(`create index "meld_codes_discord_id_index" on "meld_codes" ("discord_id");`);

    this.addSql(
      `create table "content_releases" ("id" uuid not null, "catalog_id" text not null, "item_id" text not null, "number" int not null, "name" text not null, "files" int not null, "bytes" bigint not null, "active" boolean not null default false, "uploaded_by" text null, "created_at" timestamptz(3) not null, "activated_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "content_releases" add constraint "releases_numbered" unique ("catalog_id", "item_id", "number");`,
    );
    this.addSql(
      `create unique index "one_active_release_per_item" on "content_releases" ("catalog_id", "item_id") where active;`,
    );

    this.addSql(
      `create table "content_release_files" ("release_id" uuid not null, "path" text not null, "digest" text not null, "bytes" bigint not null, "type" text not null, primary key ("release_id", "path"));`,
    );
    this.addSql(
      `create index "content_release_files_digest_index" on "content_release_files" ("digest");`,
    );

    this.addSql(
      `create table "subscriptions" ("id" uuid not null, "user_id" uuid not null, "provider_id" text not null, "customer_id" text not null, "catalog_id" text not null, "item_id" text not null, "status" text not null, "cancelled" boolean not null default false, "current_period_end" timestamptz(3) null, "access_until" timestamptz(3) null, "closed_because" text null, "ended_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "read_at" timestamptz(6) not null, "next_check_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "subscriptions_user_id_index" on "subscriptions" ("user_id");`);
    this.addSql(
      `alter table "subscriptions" add constraint "subscriptions_provider_id_unique" unique ("provider_id");`,
    );
    this.addSql(
      `create index "subscriptions_customer_id_index" on "subscriptions" ("customer_id");`,
    );
    this.addSql(
      `create index "subscriptions_to_check" on "subscriptions" ("next_check_at") where ended_at is null;`,
    );
    this.addSql(`create index "subscriptions_by_age" on "subscriptions" ("created_at", "id");`);
    this.addSql(
      `create unique index "one_active_subscription_per_group" on "subscriptions" ("user_id", "catalog_id") where ended_at is null;`,
    );

    this.addSql(
      `create table "subscription_checkouts" ("id" uuid not null, "user_id" uuid not null, "catalog_id" text not null, "item_id" text not null, "state" text not null default 'STARTING', "request" json not null, "price_id" text not null, "subtotal_cents" int not null, "session_id" text null, "url" text null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "next_check_at" timestamptz(3) not null, "closed_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "subscription_checkouts_user_id_index" on "subscription_checkouts" ("user_id");`,
    );
    this.addSql(
      `alter table "subscription_checkouts" add constraint "subscription_checkouts_session_id_unique" unique ("session_id");`,
    );
    this.addSql(
      `create index "subscription_checkouts_to_check" on "subscription_checkouts" ("next_check_at") where closed_at is null;`,
    );
    this.addSql(
      `create unique index "one_payable_subscription_per_group" on "subscription_checkouts" ("user_id", "catalog_id") where state in ('STARTING', 'OPEN', 'AWAITING');`,
    );

    this.addSql(
      `create table "support_tickets" ("id" uuid not null, "number" serial not null, "user_id" uuid null, "email" text not null, "name" text null, "issue" text not null, "message" text not null, "state" text not null default 'OPEN', "created_at" timestamptz(3) not null, "closed_at" timestamptz(3) null, "closed_by" text null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `alter table "support_tickets" add constraint "support_tickets_number_unique" unique ("number");`,
    );
    // people read these out to each other: none is so short that it could be a quantity
    this.addSql(`alter sequence "support_tickets_number_seq" restart with 1001;`);
    this.addSql(`create index "support_tickets_user_id_index" on "support_tickets" ("user_id");`);
    this.addSql(
      `create index "support_tickets_by_state" on "support_tickets" ("state", "created_at", "id");`,
    );
    this.addSql(`create index "support_tickets_by_age" on "support_tickets" ("created_at", "id");`);

    this.addSql(
      `alter table "entitlements" add constraint "entitlements_source_check" check ("source" in ('ORDER', 'SUBSCRIPTION', 'GRANT'));`,
    );
    this.addSql(
      `alter table "entitlements" add constraint "entitlements_closed_because_check" check ("closed_because" in ('REFUNDED', 'DISPUTED', 'ENDED', 'PAYMENT_DUE', 'WITHDRAWN'));`,
    );

    this.addSql(
      `alter table "entitlement_entries" add constraint "entitlement_entries_source_check" check ("source" in ('ORDER', 'SUBSCRIPTION', 'GRANT'));`,
    );
    this.addSql(
      `alter table "entitlement_entries" add constraint "entitlement_entries_closed_because_check" check ("closed_because" in ('REFUNDED', 'DISPUTED', 'ENDED', 'PAYMENT_DUE', 'WITHDRAWN'));`,
    );
    this.addSql(
      `create or replace function "entitlement_entries_entitlement_entries_add_only_fn"() returns trigger as $$ begin raise exception 'entitlement_entries takes additions only' using errcode = 'restrict_violation'; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "entitlement_entries_add_only" BEFORE UPDATE OR DELETE on "entitlement_entries" for each STATEMENT execute function "entitlement_entries_entitlement_entries_add_only_fn"();`,
    );

    this.addSql(
      `alter table "licence_keys" add constraint "licence_keys_entitlement_id_foreign" foreign key ("entitlement_id") references "entitlements" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "content_release_files" add constraint "content_release_files_release_id_foreign" foreign key ("release_id") references "content_releases" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "subscriptions" add constraint "subscriptions_closed_because_check" check ("closed_because" in ('PAYMENT_DUE', 'REFUNDED', 'DISPUTED', 'ENDED'));`,
    );

    this.addSql(
      `alter table "subscription_checkouts" add constraint "subscription_checkouts_state_check" check ("state" in ('STARTING', 'OPEN', 'AWAITING', 'PAID', 'EXPIRED', 'FAILED'));`,
    );

    this.addSql(
      `alter table "support_tickets" add constraint "support_tickets_state_check" check ("state" in ('OPEN', 'CLOSED'));`,
    );
  }
}
