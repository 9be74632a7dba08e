import { buildItem } from './build-item.ts';
import camAcademy from './cam-academy.json' with { type: 'json' };
import { catalogFile } from './catalog-file.ts';
import controllers from './controllers.json' with { type: 'json' };
import linearMotion from './linear-motion.json' with { type: 'json' };
import metrology from './metrology.json' with { type: 'json' };
import motors from './motors.json' with { type: 'json' };
import plansLibrary from './plans-library.json' with { type: 'json' };
import plansPack from './plans-pack.json' with { type: 'json' };
import spindles from './spindles.json' with { type: 'json' };
import surplus from './surplus.json' with { type: 'json' };
import tooling from './tooling.json' with { type: 'json' };
import type { DemoCatalog } from './types.ts';
import workHolding from './work-holding.json' with { type: 'json' };

/** In the shop's order. */
const files: readonly unknown[] = [
  spindles,
  motors,
  linearMotion,
  controllers,
  tooling,
  workHolding,
  plansPack,
  camAcademy,
  plansLibrary,
  surplus,
  metrology,
];

/** The demo shop's catalogs. */
export const catalogs: readonly DemoCatalog[] = files.map((file, index) => {
  const { items, ...catalog } = catalogFile.parse(file);
  return {
    ...catalog,
    image: `catalog/${catalog.catalogId}.webp`,
    expired: false,
    listingOrderWeight: (index + 1) * 10,
    items: items.map((item, at) => buildItem(catalog.catalogId, item, (at + 1) * 10)),
  };
});
