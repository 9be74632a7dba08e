import { Migration } from '@mikro-orm/migrations';

export class Migration20261125134210_state_without_tags extends Migration {
  override name = 'Migration20261125134210_state_without_tags';

  override up(): void | Promise<void> {
    this.addSql(`drop index "orders_by_state";`);
  }
}
