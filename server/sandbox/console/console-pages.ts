import Router from '@koa/router';
import { html } from '@spindle/sdk/demo/html';
import type { World } from '../world.ts';
import { communitySection } from './community-section.ts';
import { consoleActions } from './console-actions.ts';
import { consoleStyle } from './console-style.ts';
import { disputesSection } from './disputes-section.ts';
import { eventsSection } from './events-section.ts';
import { frame } from './frame.ts';
import { labelsSection } from './labels-section.ts';
import { mailPage, mailSection } from './mail-section.ts';
import { refundsSection } from './refunds-section.ts';
import { sessionsSection } from './sessions-section.ts';
import { steerSection } from './steer-section.ts';
import { subscriptionsSection } from './subscriptions-section.ts';

/** Serves the pages that show the sandbox to people. */
export function consolePages(world: World): Router {
  const router = new Router();
  router.get('/', (ctx) => {
    ctx.type = 'html';
    ctx.body = frame(
      'Provider sandbox',
      html`<h1>Provider records</h1>
        ${sessionsSection(world)} ${subscriptionsSection(world)} ${mailSection(world)}
        ${refundsSection(world)} ${disputesSection(world)} ${labelsSection(world)}
        ${communitySection(world)} ${eventsSection(world)} ${steerSection(world)}`,
    );
  });
  router.get('/console/style.css', (ctx) => {
    ctx.type = 'text/css';
    ctx.body = consoleStyle;
  });
  router.get('/console/mail/:id', (ctx) => {
    const page = mailPage(world, String(ctx.params.id));
    if (!page) return ctx.throw(404, 'Email not found');
    ctx.type = 'html';
    ctx.body = frame('Email', page);
  });
  router.get('/console/mail/:id/html', (ctx) => {
    const message = world.store.get('message', String(ctx.params.id));
    ctx.type = 'html';
    // Emails contain untrusted markup: they may style themselves, but not run scripts.
    ctx.set('Content-Security-Policy', "sandbox allow-popups; script-src 'none'");
    ctx.body = message?.html ?? '';
  });
  router.use(consoleActions(world).routes());
  return router;
}
