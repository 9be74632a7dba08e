import { Migration } from '@mikro-orm/migrations';

export class Migration20261130021215_public_files extends Migration {
  override name = 'Migration20261130021215_public_files';

  override up(): void | Promise<void> {
    this.addSql(`alter table "item_attributes" drop constraint "item_attributes_type_check";`);
    this.addSql(
      `alter table "item_attributes" add constraint "item_attributes_type_check" check ("type" in ('COLOR', 'COMPONENT', 'DOWNLOADABLE', 'EXTERNAL', 'FILE', 'HS_CODE', 'HTML', 'IMAGE', 'LINK', 'LICENSE', 'ORIGIN', 'PACKAGE', 'SIZE', 'SPEC', 'SHIPPING', 'SUBSCRIPTION', 'TAX_CATEGORY_CODE', 'VIDEO', 'WEIGHT', 'DISCORD'));`,
    );

    this.addSql(
      `alter table "element_attributes" drop constraint "element_attributes_type_check";`,
    );
    this.addSql(
      `alter table "element_attributes" add constraint "element_attributes_type_check" check ("type" in ('COLOR', 'COMPONENT', 'DOWNLOADABLE', 'EXTERNAL', 'FILE', 'HS_CODE', 'HTML', 'IMAGE', 'LINK', 'LICENSE', 'ORIGIN', 'PACKAGE', 'SIZE', 'SPEC', 'SHIPPING', 'SUBSCRIPTION', 'TAX_CATEGORY_CODE', 'VIDEO', 'WEIGHT', 'DISCORD'));`,
    );
  }
}
