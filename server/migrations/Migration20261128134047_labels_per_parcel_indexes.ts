import { Migration } from '@mikro-orm/migrations';

export class Migration20261128134047_labels_per_parcel_indexes extends Migration {
  override name = 'Migration20261128134047_labels_per_parcel_indexes';

  /** What is made while others write is made in no transaction. */
  override isTransactional() {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`drop index concurrently if exists "one_label_not_voided_per_parcel";`);
    this.addSql(
      `create unique index concurrently "one_label_not_voided_per_parcel" on "order_labels" ("order_id", "parcel") where voided_at is null;`,
    );
    // only now: until then the old one keeps a parcel from having two
    this.addSql(`drop index concurrently if exists "one_label_not_voided_per_order";`);
    this.addSql(`reset lock_timeout;`);
  }
}
