import type { Files } from '../downloads/plan-files.ts';
import { plansByItem } from '../downloads/plans/all-plans.ts';
import { academy } from './academy/academy.ts';
import { library } from './library/library.ts';

export interface DemoContent {
  catalogId: string;
  itemId: string;
  /** The zip's original file name. */
  name: string;
  files: () => Files;
}

const foundations = () => academy('foundations');
const pro = () => academy('pro');
const plans = Object.values(plansByItem);

const maker = () =>
  library({
    name: 'Plans Library · Maker',
    plans: plans.filter(({ revision }) => !revision.startsWith('draft')),
    use: 'For personal use, on one machine at home. Dimensions in millimeters.',
  });
const smallShop = () =>
  library({
    name: 'Plans Library · Small shop',
    plans,
    use: 'For use on up to three machines. You may sell what you build. Dimensions in millimeters.',
  });

/** The content of the demo's subscriptions, by item. */
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
