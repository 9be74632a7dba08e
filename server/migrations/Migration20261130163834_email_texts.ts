import { Migration } from '@mikro-orm/migrations';

export class Migration20261130163834_email_texts extends Migration {
  override name = 'Migration20261130163834_email_texts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "email_texts" ("kind" text not null, "subject" text not null, "opening" text not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("kind"));`,
    );

    this.addSql(
      `alter table "email_texts" add constraint "email_texts_subject_length" check (char_length(subject) >= 1 and char_length(subject) <= 150);`,
    );
    this.addSql(
      `alter table "email_texts" add constraint "email_texts_opening_length" check (char_length(opening) >= 1 and char_length(opening) <= 2000);`,
    );
  }
}
