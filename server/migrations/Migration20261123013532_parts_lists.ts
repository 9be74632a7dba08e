import { Migration } from '@mikro-orm/migrations';

export class Migration20261123013532_parts_lists extends Migration {
  override name = 'Migration20261123013532_parts_lists';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "parts_lists" ("id" text not null, "title" text null, "items" jsonb not null, "created_at" timestamptz(3) not null, "last_opened_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "parts_lists_by_last_opened" on "parts_lists" ("last_opened_at");`);

    this.addSql(
      `alter table "parts_lists" add constraint "parts_lists_id_of_128_bits" check (id ~ '^[0-9a-f]{32}$');`,
    );
    this.addSql(
      `alter table "parts_lists" add constraint "parts_lists_title_in_range" check (char_length(title) >= 1 and char_length(title) <= 80);`,
    );
    this.addSql(
      `alter table "parts_lists" add constraint "parts_lists_lines_in_range" check (jsonb_array_length(items) >= 1 and jsonb_array_length(items) <= 100);`,
    );
    this.addSql(
      `create or replace function "parts_lists_parts_lists_never_change_fn"() returns trigger as $$ begin if (new.id, new.title, new.items, new.created_at) is distinct from (old.id, old.title, old.items, old.created_at) then raise exception 'a parts list is never changed' using errcode = 'restrict_violation'; end if; return new; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "parts_lists_never_change" BEFORE UPDATE on "parts_lists" for each ROW execute function "parts_lists_parts_lists_never_change_fn"();`,
    );
  }
}
