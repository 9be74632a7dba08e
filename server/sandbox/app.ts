import Koa from 'koa';
import type Router from '@koa/router';
import { cdn } from './cdn/cdn.ts';
import { consolePages } from './console/console-pages.ts';
import { control } from './control.ts';
import { demoAccounts } from './demo-accounts.ts';
import { discordApi } from './discord/api.ts';
import { discordControl } from './discord/control.ts';
import { discordPictures } from './discord/pictures.ts';
import { discordWidget } from './discord/widget.ts';
import { easypostApi } from './easypost/api.ts';
import { easypostControl } from './easypost/control/control.ts';
import { labelFiles } from './easypost/labels/files.ts';
import { trackingPage } from './easypost/trackers/tracking-page.ts';
import { errors } from './errors.ts';
import { readBody } from './json-body.ts';
import { ownCalls } from './own-calls.ts';
import { recaptcha } from './recaptcha/recaptcha.ts';
import { s3 } from './s3/s3.ts';
import { inbox } from './smtp/inbox.ts';
import { splash } from './splash/splash.ts';
import { stripeApi } from './stripe/api/api.ts';
import { stripeControl } from './stripe/control/control.ts';
import { invoicePages } from './stripe/invoices/invoice-pages.ts';
import { hostedPage, receipts } from './stripe/pages/hosted-page.ts';
import { portalPage } from './stripe/portal/portal-page.ts';
import type { World } from './world.ts';

/**
 * Serves all providers on one port. The payment API comes first, because it parses bodies itself.
 */
export function createApp(world: World): Koa {
  const app = new Koa();
  const mount = (router: Router) => app.use(router.routes());
  app.use(errors());
  app.use(ownCalls(world));
  mount(stripeApi(world));
  mount(cdn(world));
  mount(s3(world));
  app.use(readBody());
  mount(control(world));
  mount(demoAccounts(world));
  mount(stripeControl(world));
  mount(hostedPage(world));
  mount(receipts(world));
  mount(portalPage(world));
  mount(invoicePages(world));
  mount(easypostApi(world));
  mount(easypostControl(world));
  mount(labelFiles(world));
  mount(trackingPage(world));
  mount(splash(world));
  mount(recaptcha(world));
  mount(inbox(world));
  mount(discordApi(world));
  mount(discordWidget(world));
  mount(discordPictures(world));
  mount(discordControl(world));
  mount(consolePages(world));
  return app;
}
