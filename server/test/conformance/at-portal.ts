import type { PortalAction } from '@spindle/sdk/conformance/conforming-shop';

/** Does what a customer does in the sandbox's portal with their only subscription. */
export async function atPortal(url: string, portalAction: PortalAction): Promise<void> {
  const page = await (await fetch(url)).text();
  const work = typeof portalAction === 'string' ? portalAction : 'plan';
  const action = new RegExp(`action="([^"]+/subscriptions/\\w+)/${work}"`).exec(page)?.[1];
  if (action === undefined) throw new Error(`The portal has no button to ${work}: ${url}`);
  const body = new URLSearchParams(
    typeof portalAction === 'string' ? {} : { price: priceOf(page, portalAction) },
  );
  const reply = await fetch(new URL(`${action}/${work}`, url), {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  if (reply.status !== 303) throw new Error(`The portal answered ${reply.status}.`);
}

function priceOf(page: string, { plan }: { plan: string }): string {
  const choices = page.matchAll(/value="(price_\w+)"[^>]*>\s*<span>([^<]*?)\s*<small>/g);
  const price = [...choices].find(([, , title]) => title === plan)?.[1];
  if (price === undefined) throw new Error(`The portal has no plan ${plan}.`);
  return price;
}
