import { Migration } from '@mikro-orm/migrations';

export class Migration20261130101848_refund_parts_counted extends Migration {
  override name = 'Migration20261130101848_refund_parts_counted';

  override up(): void | Promise<void> {
    this.addSql(`alter table "refund_lines" validate constraint "refund_lines_parts_counted";`);
  }
}
