import { camAcademy } from './cam-academy.ts';
import { controllers } from './controllers.ts';
import { linearMotion } from './linear-motion.ts';
import { motors } from './motors.ts';
import { metrology, surplus } from './other-catalogs.ts';
import { plansLibrary } from './plans-library.ts';
import { plansPack } from './plans-pack.ts';
import { spindles } from './spindles.ts';
import { tooling } from './tooling.ts';
import type { DemoCatalog } from './types.ts';
import { workHolding } from './work-holding.ts';

/** The demo shop's catalogues in the order of the shop window. */
export const catalogs: readonly DemoCatalog[] = [
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
