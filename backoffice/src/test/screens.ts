import { contentScreens } from './content-screens.ts';
import { orderScreens } from './order-screens.ts';
import { peopleScreens } from './people-screens.ts';
import { storeScreens } from './store-screens.ts';

/** All screens of the back-office, in the order of its tools. */
export const allScreens = [...storeScreens, ...contentScreens, ...orderScreens, ...peopleScreens];
