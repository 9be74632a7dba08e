import { expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { sendContent } from '../makers/licensed-content.ts';
import { signInAt } from '../makers/sign-in.ts';
import { makePlan, newSubscriber, subscriber } from '../makers/subscriber.ts';

const DAYS = 24 * 60;

export function endedConforms(shop: () => ConformingShop): void {
  it('a canceled subscription is closed once its period has ended', async () => {
    const plan = await makePlan(shop());
    await sendContent(shop(), plan);
    const { account, cancel } = await newSubscriber(shop(), plan);
    await cancel(plan);
    shop().advance(27 * DAYS);
    const before = subscriber({ shop: await signInAt(shop(), account) });
    expect(await before.open(plan)).toMatchObject({ Status: 'SUCCESS' });
    shop().advance(5 * DAYS);
    const after = subscriber({ shop: await signInAt(shop(), account) });
    expect(await after.list()).toEqual([]);
    expect(await after.open(plan)).toMatchObject({
      Status: 'ERROR',
      Reason: 'Your access has ended. Subscribe again in the shop to continue.',
      Url: null,
    });
  });
}
