import { Migration } from '@mikro-orm/migrations';

export class Migration20261123083358_ticket_threads extends Migration {
  override name = 'Migration20261123083358_ticket_threads';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "support_messages" ("id" uuid not null, "ticket_id" uuid not null, "from" text not null, "author_id" uuid not null, "author" text not null, "message" text not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "support_messages_by_ticket" on "support_messages" ("ticket_id", "created_at", "id");`,
    );

    this.addSql(`drop index "support_tickets_by_state";`);
    this.addSql(`alter table "support_tickets" drop constraint "support_tickets_state_check";`);
    this.addSql(
      `alter table "support_tickets" add "last_message_at" timestamptz(3) not null default now(), add "message_count" int not null default 1, add "assignee_id" uuid null, add "assignee" text null, add "answered_by" text null;`,
    );
    // what was written before was answered by mail: the ticket is all of its thread
    this.addSql(`update "support_tickets" set "last_message_at" = "created_at";`);
    this.addSql(
      `create index "support_tickets_by_last_message" on "support_tickets" ("last_message_at", "id");`,
    );
    this.addSql(
      `create index "support_tickets_by_assignee" on "support_tickets" ("assignee_id", "last_message_at", "id");`,
    );
    this.addSql(
      `create index "support_tickets_by_state" on "support_tickets" ("state", "last_message_at", "id");`,
    );
    this.addSql(
      `alter table "support_tickets" add constraint "support_tickets_messages_in_range" check (message_count >= 1 and message_count <= 200);`,
    );
    this.addSql(
      `alter table "support_tickets" add constraint "support_tickets_assignee_whole" check ((assignee_id is null) = (assignee is null));`,
    );
    this.addSql(
      `alter table "support_tickets" add constraint "support_tickets_state_check" check ("state" in ('OPEN', 'WAITING', 'CLOSED'));`,
    );

    this.addSql(
      `alter table "support_messages" add constraint "support_messages_ticket_id_foreign" foreign key ("ticket_id") references "support_tickets" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "support_messages" add constraint "support_messages_from_check" check ("from" in ('CUSTOMER', 'STAFF'));`,
    );
  }
}
