import { Migration } from '@mikro-orm/migrations';

export class Migration20261123194321_bulks_can_be_taken_back extends Migration {
  override name = 'Migration20261123194321_bulks_can_be_taken_back';

  override up(): void | Promise<void> {
    this.addSql(`alter table "bulk_records" add "changed_to" int null;`);
  }
}
