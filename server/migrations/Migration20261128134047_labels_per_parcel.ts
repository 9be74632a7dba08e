import { Migration } from '@mikro-orm/migrations';

export class Migration20261128134047_labels_per_parcel extends Migration {
  override name = 'Migration20261128134047_labels_per_parcel';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "order_labels" add "parcel" smallint not null default 1, add "contents" jsonb null, add "ounces" double precision null, add "tracking_status" text null;`,
    );
  }
}
