import { contentScreens } from './content-screens.ts';
import { orderScreens } from './order-screens.ts';
import { peopleScreens } from './people-screens.ts';
import { storeScreens } from './store-screens.ts';

/** All back-office screens, in the order of the tools. */
export const allScreens = [...storeScreens, ...contentScreens, ...orderScreens, ...peopleScreens];
