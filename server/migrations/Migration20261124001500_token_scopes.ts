import { Migration } from '@mikro-orm/migrations';

export class Migration20261124001500_token_scopes extends Migration {
  override name = 'Migration20261124001500_token_scopes';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "api_tokens" add "scopes" text[] null, add "refund_cap_cents" int null, add "refunded_cents" int not null default 0, add "refunded_on" date null;`,
    );
    this.addSql(
      `alter table "api_tokens" add constraint "api_tokens_refund_cap" check (refunded_cents <= coalesce(refund_cap_cents, 0));`,
    );
  }
}
