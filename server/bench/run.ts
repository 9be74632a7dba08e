import { asTable, type Figure } from './figure.ts';
import { measureIdentity } from './identity.ts';
import { measureInsights } from './insights.ts';
import { measureImport } from './item-import.ts';
import { measureFileImport } from './file-import.ts';
import { measureItemSearch } from './item-search.ts';
import { measureLargeShop } from './large-shop.ts';
import { measureOrderSearch } from './order-search.ts';
import { measureMemory } from './memory.ts';
import { measurePrint } from './print.ts';
import { measureReconciling } from './reconcile.ts';
import { measureSizes } from './sizes.ts';
import { measureStaffLists } from './staff-lists.ts';
import { setStage, type Stage } from './stage.ts';
import { measureStartUp } from './start-up.ts';
import { countPerCall } from './statements.ts';
import { measureFamiliesAndKits, measureThroughput } from './throughput.ts';

/** `npm run bench` runs all of them, `npm run bench -- orders identity` these two. */
const parts: Record<string, (at: Stage) => Promise<Figure[]>> = {
  start: measureStartUp,
  statements: countPerCall,
  throughput: measureThroughput,
  orders: measureOrderSearch,
  identity: measureIdentity,
  search: measureItemSearch,
  families: measureFamiliesAndKits,
  large: measureLargeShop,
  memory: measureMemory,
  staff: measureStaffLists,
  insights: measureInsights,
  import: async (stage) => [...(await measureFileImport(stage)), ...(await measureImport(stage))],
  print: measurePrint,
  reconcile: measureReconciling,
  sizes: measureSizes,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new Error(
    `there is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`,
  );
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  // Each part has its own stage, because rows that one creates distort another's figures.
  const stage = await setStage();
  try {
    const measured = await measure(stage);
    figures.push(...measured);
    console.log(asTable(measured));
  } finally {
    await stage.clear();
  }
}
process.exit(figures.some(({ missed }) => missed) ? 1 : 0);
