import type { Files } from '../downloads/plan-files.ts';
import { enclosure } from '../downloads/plans/enclosure.ts';
import { fixtures } from '../downloads/plans/fixtures.ts';
import { mill600 } from '../downloads/plans/mill-600.ts';
import { rotaryAxis } from '../downloads/plans/rotary-axis.ts';
import { router1200 } from '../downloads/plans/router-1200.ts';
import { toolChanger } from '../downloads/plans/tool-changer.ts';
import { academy } from './academy/academy.ts';
import { library } from './library/library.ts';

export interface DemoContent {
  catalogId: string;
  itemId: string;
  /** As whoever uploaded it called the zip. */
  name: string;
  files: () => Files;
}

const foundations = () => academy('foundations');
const pro = () => academy('pro');
const plans = [mill600, router1200, rotaryAxis, fixtures, enclosure];

const maker = () =>
  library({
    name: 'Plans Library · Maker',
    plans,
    use: 'Yours to build for yourself, on one machine at home. Sizes in millimetres.',
  });
const smallShop = () =>
  library({
    name: 'Plans Library · Small shop',
    plans: [...plans, toolChanger],
    use: 'You may sell what you build, from up to three machines. Sizes in millimetres.',
  });

/** What subscribers of the demo open, by item. */
export const demoContent: readonly DemoContent[] = [
  ...both('cam-academy', 'foundations', 'foundations.zip', foundations),
  ...both('cam-academy', 'workshop-pro', 'workshop-pro.zip', pro),
  ...both('plans-library', 'maker', 'maker.zip', maker),
  ...both('plans-library', 'small-shop', 'small-shop.zip', smallShop),
];

function both(catalogId: string, plan: string, name: string, files: () => Files): DemoContent[] {
  return ['monthly', 'yearly'].map((period) => ({
    catalogId,
    itemId: `${plan}-${period}`,
    name,
    files,
  }));
}
