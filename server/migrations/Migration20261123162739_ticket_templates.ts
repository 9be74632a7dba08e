import { Migration } from '@mikro-orm/migrations';

export class Migration20261123162739_ticket_templates extends Migration {
  override name = 'Migration20261123162739_ticket_templates';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "support_templates" ("id" uuid not null, "name" text not null, "text" text not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `create unique index "support_templates_name" on "support_templates" (lower("name"));`,
    );
  }
}
