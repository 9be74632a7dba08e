import { Migration } from '@mikro-orm/migrations';

export class Migration20261123165147_stock_is_adjusted extends Migration {
  override name = 'Migration20261123165147_stock_is_adjusted';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stock_movements" drop constraint "stock_movements_reason_check";`);
    this.addSql(
      `alter table "stock_movements" add constraint "stock_movements_reason_check" check ("reason" in ('opening', 'reservation', 'release', 'sale', 'return', 'edit', 'receipt', 'count', 'loss', 'correction'));`,
    );
  }
}
