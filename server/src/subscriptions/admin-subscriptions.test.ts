import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { makePlan, newSubscriber } from '../../test/subscriber.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it('the list of all subscriptions takes one statement in addition to the session', async () => {
  const staff = await signInAs(shop, 'extended');
  const subscriber = await newSubscriber(shop);
  await subscriber.subscribe(await makePlan(shop));
  const { email } = subscriber.account;
  const path = listPath('subscriptions', { filter: { email }, sort: ['currentPeriodEnd', 'ASC'] });
  const { statements, result } = await countStatements(shop.orm, () => staff.get(path));
  expect(result.body).toHaveLength(1);
  // jobs may process subscription events at the same time
  const own = statements.filter((text) => /sessions s|subscriptions s\s+left join/.test(text));
  expect(own.length).toBeLessThanOrEqual(2);
});
