import { Migration } from '@mikro-orm/migrations';

export class Migration20261123174022_labels_keep_their_customs_form extends Migration {
  override name = 'Migration20261123174022_labels_keep_their_customs_form';

  override up(): void | Promise<void> {
    this.addSql(`alter table "order_labels" add "customs_form_url" text null;`);
    this.addSql(
      `update order_labels l set customs_form_url = o.customs_form_url from orders o where o.shipment_id = l.shipment_id;`,
    );
    this.addSql(`update orders set customs_form_url = null where label_url is null;`);
  }
}
