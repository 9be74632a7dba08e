import { Migration } from '@mikro-orm/migrations';

export class Migration20261126000200_security_events extends Migration {
  override name = 'Migration20261126000200_security_events';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "security_events" ("id" uuid not null, "type" text not null, "reason" text null, "operation" text null, "user_id" uuid null, "token_id" uuid null, "address" text null, "network" text null, "count" int not null, "first_at" timestamptz(3) not null, "last_at" timestamptz(3) not null, primary key ("id"));`,
    );

    this.addSql(
      `alter table "security_events" add constraint "security_events_counted" check (count > 0);`,
    );
  }
}
