import { Migration } from '@mikro-orm/migrations';

export class Migration20261123230321_refunds_give_tax_back extends Migration {
  override name = 'Migration20261123230321_refunds_give_tax_back';

  override up(): void | Promise<void> {
    this.addSql(`alter table "balance_transactions" add "provider_refund_id" text null;`);
    // what is known already is copied once more, with the refunds it books
    this.addSql(`delete from "copied_until";`);
  }
}
