import { TSMigrationGenerator } from '@mikro-orm/migrations';
import { largeTables } from './large-tables.ts';

interface Diff {
  up: string[];
  down: string[];
}

/** Migrations only go forward: a later migration fixes a mistake. */
export class ForwardMigrationGenerator extends TSMigrationGenerator {
  /** Puts indexes that would block other statements on a large table into a separate migration. */
  override async generate({ up }: Diff, path?: string, name?: string): Promise<[string, string]> {
    const indexes = up.filter(isOfLargeTable);
    const rest = up.filter((statement) => !isOfLargeTable(statement));
    if (indexes.length === 0 || rest.length === 0) {
      return super.generate({ up, down: [] }, path, name);
    }
    const written = await super.generate({ up: rest, down: [] }, path, name);
    await super.generate({ up: indexes, down: [] }, path, `${name ?? 'and'}_indexes`);
    return written;
  }

  override generateMigrationFile(className: string, { up }: Diff): string {
    if (!up.some(isOfLargeTable)) return super.generateMigrationFile(className, { up, down: [] });
    const statements = [
      'set lock_timeout = 0;',
      ...up.flatMap(besideOthers),
      'reset lock_timeout;',
    ];
    const file = super.generateMigrationFile(className, { up: statements, down: [] });
    return file.replace(/ {2}override up\(/, (begin) => `${outsideTransactions}${begin}`);
  }
}

const outsideTransactions = `  /** What is made while others write is made in no transaction. */
  override isTransactional() {
    return false;
  }

`;

const index = /^create (unique )?index "?(\w+)"? on "?(\w+)"?/;
const names: ReadonlySet<string> = new Set(largeTables);

const isOfLargeTable = (statement: string): boolean => names.has(index.exec(statement)?.[3] ?? '');

/** If an earlier run was interrupted, its incomplete index is dropped first. */
function besideOthers(statement: string): string[] {
  const name = index.exec(statement)?.[2] ?? '';
  return [
    `drop index concurrently if exists "${name}";`,
    statement.replace('index', 'index concurrently'),
  ];
}
