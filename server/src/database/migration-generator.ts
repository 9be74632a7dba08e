import { TSMigrationGenerator } from '@mikro-orm/migrations';

/** Migrations only ever go forward: a mistake is mended by the next one. */
export class ForwardMigrationGenerator extends TSMigrationGenerator {
  override generateMigrationFile(
    className: string,
    diff: { up: string[]; down: string[] },
  ): string {
    return super.generateMigrationFile(className, { up: diff.up, down: [] });
  }
}
