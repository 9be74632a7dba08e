import { Migration } from '@mikro-orm/migrations';

export class Migration20261123194633_staff_lists_by_index extends Migration {
  override name = 'Migration20261123194633_staff_lists_by_index';

  override up(): void | Promise<void> {
    // By hand: the generator does not see that these hold the tags now.
    this.addSql(`drop index "orders_by_age";`);
    this.addSql(`drop index "orders_by_state";`);
    this.addSql(
      `create index "audit_entries_by_action" on "audit_entries" ("action", "at", "id");`,
    );
    this.addSql(
      `create index "audit_entries_by_actor" on "audit_entries" (lower("actor_email"), "at", "id");`,
    );

    this.addSql(`alter table "orders" add "tags" text[] null;`);
    this.addSql(
      `create index "orders_by_state" on "orders" ("order_state", "created_at", "id") include ("tags");`,
    );
    this.addSql(`create index "orders_by_age" on "orders" ("created_at", "id") include ("tags");`);
    this.addSql(`create index "orders_by_id" on "orders" ("id") include ("order_state", "tags");`);
    this.addSql(`create index "orders_by_tag" on "orders" using gin ("tags");`);

    this.addSql(
      `create or replace function "order_tags_order_tags_copied_fn"() returns trigger as $$ begin update "orders" set "tags" = (select array_agg("tag" order by "tag") from "order_tags" where "order_id" = coalesce(new."order_id", old."order_id")) where "id" = coalesce(new."order_id", old."order_id"); return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "order_tags_copied" AFTER INSERT OR DELETE on "order_tags" for each ROW execute function "order_tags_order_tags_copied_fn"();`,
    );

    this.addSql(`create index "invoices_by_kind" on "invoices" ("kind", "issued_at", "id");`);
    this.addSql(
      `create index "invoices_by_number" on "invoices" (lower("number") text_pattern_ops);`,
    );
    this.addSql(
      `create index "invoices_by_words" on "invoices" using gin (search_fold(' ' || "customer_name" || ' ' || "email") gin_trgm_ops);`,
    );

    this.addSql(
      `create index "stock_movements_by_item" on "stock_movements" ("item_id", "at", "position");`,
    );
    this.addSql(
      `create index "stock_movements_by_catalog" on "stock_movements" ("catalog_id", "at", "position");`,
    );
    this.addSql(
      `create index "stock_movements_by_reason" on "stock_movements" ("reason", "at", "position");`,
    );

    this.addSql(
      `create index "subscriptions_by_status" on "subscriptions" ("status", "created_at", "id");`,
    );
    this.addSql(
      `create index "subscriptions_by_period" on "subscriptions" ("current_period_end", "id");`,
    );

    this.addSql(
      `create index "subscriptions_by_catalog" on "subscriptions" ("catalog_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "subscriptions_cancelled" on "subscriptions" ("created_at", "id") where cancelled;`,
    );

    this.addSql(
      `create index "disputes_open" on "disputes" ("payment_id") where closed_at is null;`,
    );

    this.addSql(`create index "community_links_by_age" on "community_links" ("created_at", "id");`);
    this.addSql(
      `create index "community_links_by_check" on "community_links" ("checked_at", "id");`,
    );
    this.addSql(
      `create index "community_links_by_name" on "community_links" (lower("username"), "id");`,
    );
    this.addSql(
      `create index "community_links_by_text" on "community_links" using gin (lower("username") gin_trgm_ops);`,
    );
    this.addSql(
      `create index "community_links_in_trouble" on "community_links" ("created_at", "id") where problem is not null;`,
    );

    this.addSql(
      `create index "support_tickets_by_text" on "support_tickets" using gin (lower("issue") gin_trgm_ops, lower("message") gin_trgm_ops, lower("email") gin_trgm_ops, lower("name") gin_trgm_ops);`,
    );

    this.addSql(`alter table "users" add "tags" text[] null;`);
    this.addSql(
      `create index "users_by_age" on "users" ("created_at", "id") include ("extended", "warehouse", "tags");`,
    );
    this.addSql(
      `create index "users_by_name" on "users" (lower("last_name"), lower("first_name"), "id") include ("last_name", "first_name", "extended", "warehouse", "tags");`,
    );
    this.addSql(
      `create index "users_by_email" on "users" (lower("email"), "id") include ("email", "extended", "warehouse", "tags");`,
    );
    this.addSql(`create index "users_extended" on "users" ("created_at", "id") where extended;`);
    this.addSql(`create index "users_warehouse" on "users" ("created_at", "id") where warehouse;`);
    this.addSql(`create index "users_by_tag" on "users" using gin ("tags");`);

    this.addSql(
      `create or replace function "customer_tags_customer_tags_copied_fn"() returns trigger as $$ begin update "users" set "tags" = (select array_agg("tag" order by "tag") from "customer_tags" where "user_id" = coalesce(new."user_id", old."user_id")) where "id" = coalesce(new."user_id", old."user_id"); return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "customer_tags_copied" AFTER INSERT OR DELETE on "customer_tags" for each ROW execute function "customer_tags_customer_tags_copied_fn"();`,
    );

    // By hand: what there is already.
    this.addSql(
      `update "orders" o set "tags" = t.tags from (select order_id, array_agg(tag order by tag) as tags from "order_tags" group by order_id) t where t.order_id = o.id;`,
    );
    this.addSql(
      `update "users" u set "tags" = t.tags from (select user_id, array_agg(tag order by tag) as tags from "customer_tags" group by user_id) t where t.user_id = u.id;`,
    );
  }
}
