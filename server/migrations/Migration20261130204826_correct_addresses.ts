import { Migration } from '@mikro-orm/migrations';

export class Migration20261130204826_correct_addresses extends Migration {
  override name = 'Migration20261130204826_correct_addresses';

  override up(): void | Promise<void> {
    this.addSql(`alter table "orders" add "address_corrected_at" timestamptz(3) null;`);
  }
}
