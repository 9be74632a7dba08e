import { Migration } from '@mikro-orm/migrations';

export class Migration20261123093720_tags extends Migration {
  override name = 'Migration20261123093720_tags';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_tags" ("order_id" uuid not null, "tag" text not null, primary key ("order_id", "tag"));`,
    );
    this.addSql(`create index "order_tags_by_tag" on "order_tags" ("tag", "order_id");`);

    this.addSql(
      `create table "customer_tags" ("user_id" uuid not null, "tag" text not null, primary key ("user_id", "tag"));`,
    );
    this.addSql(`create index "customer_tags_by_tag" on "customer_tags" ("tag", "user_id");`);

    this.addSql(
      `alter table "order_tags" add constraint "order_tags_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "customer_tags" add constraint "customer_tags_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }
}
