import { Migration } from '@mikro-orm/migrations';

export class Migration20261124030751_bulks_are_taken_up_once extends Migration {
  override name = 'Migration20261124030751_bulks_are_taken_up_once';

  override up(): void | Promise<void> {
    this.addSql(`alter table "bulks" add "once" text null;`);
    this.addSql(`alter table "bulks" add constraint "bulks_once_unique" unique ("once");`);
  }
}
