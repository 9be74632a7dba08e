import { readCommandConfig } from '../config.ts';
import { openCommandDatabase } from '../database/command-database.ts';
import { createOrm } from '../database/orm.ts';
import { entities } from '../entities.ts';
import { reconcileStock, type StockDifference } from '../inventory/reconcile-stock.ts';

/**
 * `npm run stock:reconcile` reports differences, and `npm run stock:reconcile -- --repair` also
 * repairs them.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== '--repair')) {
    throw new Error('The only option is --repair: npm run stock:reconcile -- --repair');
  }
  const repair = args.length > 0;
  const { url, release } = await openCommandDatabase(readCommandConfig());
  try {
    const orm = await createOrm({ entities, url });
    try {
      const differences = await reconcileStock({ orm }, { repair });
      process.stdout.write(`${report(differences, repair)}\n`);
      process.exitCode = differences.length > 0 && !repair ? 1 : 0;
    } finally {
      await orm.close();
    }
  } finally {
    await release();
  }
}

function report(differences: readonly StockDifference[], repair: boolean): string {
  if (differences.length === 0) return 'Ledger, counts and checkouts match for every item.';
  const lines = differences.map(
    ({ catalogId, itemId, ledger, record, held }) =>
      `${catalogId}/${itemId}: on hand ${record.onHand}, ledger says ${ledger.onHand}; ` +
      `reserved ${record.reserved}, ledger says ${ledger.reserved}, checkouts say ${held}`,
  );
  const end = repair
    ? `${differences.length} repaired. Each one has a correction in the ledger.`
    : `${differences.length} items differ. To repair them, run: npm run stock:reconcile -- --repair`;
  return [...lines, end].join('\n');
}

main().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The stock was not reconciled. ${why}\n`);
  process.exit(1);
});
