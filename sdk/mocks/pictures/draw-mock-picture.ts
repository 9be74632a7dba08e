import { drawings } from '../../demo/pictures/drawings/all-drawings.ts';
import { memberPicture } from './member-picture.ts';
import type { Part } from './part.ts';
import { controllerPictures } from './products/controllers.ts';
import { linearMotionPictures } from './products/linear-motion.ts';
import { motorPictures } from './products/motors.ts';
import { otherPictures, parcels } from './products/paper-and-screens.ts';
import { spindlePictures } from './products/spindles.ts';
import { toolingPictures } from './products/tooling.ts';
import { workHoldingPictures } from './products/work-holding.ts';
import { scene, type Look } from './scene.ts';

/** What is shown by name: an item's by `catalogue/item`, others by their path. */
const products: Readonly<Record<string, () => Part>> = {
  ...spindlePictures,
  ...motorPictures,
  ...linearMotionPictures,
  ...controllerPictures,
  ...toolingPictures,
  ...workHoldingPictures,
  ...otherPictures,
};

/** How the further pictures of an item look, by the ending of their name. */
const looks: Readonly<Record<string, Look>> = {
  detail: { closeUp: { x: 0.3, y: 0.48, times: 2.1 } },
  back: { mirrored: true },
  top: { closeUp: { x: 0.5, y: 0.5, times: 1.35 } },
  sheets: { closeUp: { x: 0.5, y: 0.45, times: 1.3 } },
};

/**
 * A picture of the played shop, by its path below the images base: `catalog/spindles/x.webp`, in any
 * of its widths. SVG, 4 : 3, always the same for the same path; what nobody has drawn is a parcel.
 */
export function drawMockPicture(path: string): string {
  const name = path
    .replace(/^\/?(images\/)?/, '')
    .replace(/\.\w+$/, '')
    .replace(/-(400|800)$/, '');
  if (name.startsWith('community/')) return memberPicture(name);
  const item = name.replace(/^catalog\/(?=[^/]+\/)/, '');
  const whole = products[item] ?? products[name];
  if (whole) return scene(whole());
  const [, base = '', ending = ''] = /^(.*)-([a-z]+)$/.exec(item) ?? [];
  const drawing = drawings[base];
  if (ending === 'drawing' && drawing) return drawing();
  return scene((products[base] ?? parcels)(), looks[ending]);
}
