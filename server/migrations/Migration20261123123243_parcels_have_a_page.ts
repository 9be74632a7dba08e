import { Migration } from '@mikro-orm/migrations';

export class Migration20261123123243_parcels_have_a_page extends Migration {
  override name = 'Migration20261123123243_parcels_have_a_page';

  override up(): void | Promise<void> {
    this.addSql(`alter table "orders" add "tracking_url" text null;`);
  }
}
