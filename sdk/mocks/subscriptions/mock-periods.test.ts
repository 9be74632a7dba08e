import { isPaying } from '../../domain/subscriptions/access.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { personCalled } from '../../demo/people.ts';
import { subscriber } from '../../conformance/makers/subscriber.ts';
import type { MockShop } from '../core/mock-shop.ts';
import type { Subscription } from '../state.ts';
import { DAY_MS, shopWithClock } from '../../test/shop-with-clock.ts';
import { signInAs } from '../../test/sign-in-as.ts';
import { portalOf, undoCancellation, updateCard } from './portal.ts';

let mocks: MockShop;
let clock: { ahead: number };

beforeEach(() => {
  ({ mocks, clock } = shopWithClock());
});

/** Returns a signed-in demo customer with a matching subscription. */
function somebody(applies: (subscription: Subscription) => boolean) {
  const found = mocks.read().subscriptions.find((one) => one.endedAt === null && applies(one));
  if (found === undefined) throw new Error('Nobody of the demo has such a subscription.');
  const comeBack = () => subscriber({ shop: signInAs(mocks, personCalled(found.email)) });
  return { ...found, comeBack };
}

const atPortal = (act: (scene: Parameters<typeof undoCancellation>[0]) => void) =>
  mocks.change((state) => act({ state, now: mocks.now(), newId: mocks.newId }));

const mailTo = (email: string) => mocks.read().mails.findLast(({ to }) => to === email);

describe('a mock period', () => {
  it('is followed by another one', async () => {
    const ada = somebody((one) => !one.cancelled && isPaying(one));
    clock.ahead = 400 * DAY_MS;
    const [mine] = await ada.comeBack().list();
    expect(mine).toMatchObject({ catalogItemId: ada.catalogItemId, Cancelled: false });
    expect(Date.parse(mine?.currentPeriodEnd ?? '')).toBeGreaterThan(mocks.now().getTime());
  });

  it('is the last one after canceling, so that another plan can be chosen', async () => {
    const ada = somebody((one) => one.cancelled);
    expect((await ada.comeBack().start(ada)).Reason).toBe('ACTIVE GROUP');
    clock.ahead = 400 * DAY_MS;
    const back = ada.comeBack();
    expect(await back.list()).toEqual([]);
    expect((await back.open(ada)).Reason).toMatch(/^Your access has ended\./);
    expect(mailTo(ada.email)?.subject).toBe(`Your Spindle subscription to ${ada.title} has ended`);
    expect(await back.start(ada)).toMatchObject({ Status: 'SUCCESS' });
  });
});

describe('a payment that is due', () => {
  it('keeps the content closed until the card is updated', async () => {
    const ada = somebody((one) => !isPaying(one));
    const who = ada.comeBack();
    expect(await who.list()).toMatchObject([
      { PaymentDue: true, currentPeriodEnd: null, licenceKeys: [] },
    ]);
    expect((await who.open(ada)).Reason).toMatch(/^Your last payment failed\./);
    atPortal((scene) => updateCard(scene, ada.customerId));
    expect(await who.list()).toMatchObject([{ PaymentDue: false }]);
    expect(await who.open(ada)).toMatchObject({ Status: 'SUCCESS' });
  });

  it('leaves no end date to report when canceled', async () => {
    const ada = somebody((one) => !isPaying(one));
    expect(await ada.comeBack().cancel(ada)).toEqual({
      Status: 'SUCCESS',
      Reason: "Subscription canceled. It won't renew.",
    });
  });
});

describe('the mock portal', () => {
  it('is rejected during a scenario for it alone', async () => {
    const ada = somebody((one) => !one.cancelled);
    mocks.change((state) => {
      state.scenarios.push({ name: 'declined', operations: ['openCustomerPortal'] });
    });
    expect(await ada.comeBack().portal()).toMatchObject({
      Status: 'ERROR',
      Url: null,
      Reason: "The customer portal isn't available right now. Contact us.",
    });
  });

  it("offers the catalog's other plans, but none while a payment is due", () => {
    const ada = somebody((one) => isPaying(one));
    const due = somebody((one) => !isPaying(one));
    const [mine] = portalOf(mocks.read(), ada.customerId);
    const titles = mine?.otherPlans.map(({ title }) => title) ?? [];
    expect(titles.length).toBeGreaterThan(0);
    expect(titles).not.toContain(ada.title);
    expect(portalOf(mocks.read(), due.customerId)[0]?.otherPlans).toEqual([]);
  });

  it("doesn't change ended subscriptions", () => {
    const ended = mocks.read().subscriptions.find(({ endedAt }) => endedAt !== null);
    atPortal((scene) => undoCancellation(scene, ended?.id ?? ''));
    expect(mocks.read().subscriptions.find(({ id }) => id === ended?.id)).toEqual(ended);
  });
});
