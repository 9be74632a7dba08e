import { Migration } from '@mikro-orm/migrations';

export class Migration20261123233511_undo_of_tags_and_codes extends Migration {
  override name = 'Migration20261123233511_undo_of_tags_and_codes';

  override up(): void | Promise<void> {
    this.addSql(`alter table "bulk_records" add "tags" jsonb null;`);

    this.addSql(`alter table "discount_codes" add "version" int not null default 1;`);
  }
}
