import { Migration } from '@mikro-orm/migrations';

export class Migration20261130203917_staff_roles extends Migration {
  override name = 'Migration20261130203917_staff_roles';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "roles" text[] not null default '{}';`);
    this.addSql(
      `alter table "users" add constraint "users_roles_known" check (roles <@ '{Fulfillment,Catalog,Support,Accounting}'::text[]) not valid;`,
    );
  }
}
