import { drawings } from '@spindle/sdk/demo/pictures/drawings/all-drawings';
import { controllers } from './controllers.ts';
import type { Gallery, Picture } from './gallery.ts';
import { linearMotion } from './linear-motion.ts';
import { motors } from './motors.ts';
import { paperAndScreens } from './paper-and-screens.ts';
import { spindles } from './spindles.ts';
import { tooling } from './tooling.ts';
import { workHolding } from './work-holding.ts';

const drawn = Object.entries(drawings).map(([path, svg]): [string, Picture] => [
  `catalog/${path}-drawing.webp`,
  { kind: 'drawing', svg },
]);

/** Every picture the demo shop shows. */
export const pictures: Gallery = {
  ...spindles,
  ...motors,
  ...linearMotion,
  ...controllers,
  ...tooling,
  ...workHolding,
  ...paperAndScreens,
  ...Object.fromEntries(drawn),
};
