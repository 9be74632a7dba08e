import { expect, it } from 'vitest';
import { presentBuilderSubscription, presentPortal, presentSubscription } from './presenters.ts';

const item = {
  catalogId: 'cam-academy',
  catalogTitle: 'CAM Academy',
  catalogItemId: 'foundations',
  title: 'Foundations',
  description: 'Lessons.',
  image: null,
};

it('identifies a subscription by catalog and item', () => {
  const displayed = { SubscriptionId: 'cam-academy_foundations', ...item };
  expect(presentBuilderSubscription(item)).toEqual(displayed);
  const held = { cancelled: true, paymentDue: false, given: true, licenceKeys: [] };
  expect(
    presentSubscription({ ...item, ...held, currentPeriodEnd: '2026-05-01 12:00:00+00' }),
  ).toEqual({
    ...displayed,
    Cancelled: true,
    PaymentDue: false,
    Given: true,
    licenceKeys: [],
    currentPeriodEnd: '2026-05-01T12:00:00.000Z',
  });
  expect(presentSubscription({ ...item, ...held, currentPeriodEnd: null })).toMatchObject({
    currentPeriodEnd: null,
  });
});

it('distinguishes a due payment from canceled and granted subscriptions', () => {
  const held = { cancelled: false, paymentDue: true, given: false, currentPeriodEnd: null };
  expect(presentSubscription({ ...item, ...held, licenceKeys: [] })).toMatchObject({
    Cancelled: false,
    PaymentDue: true,
    Given: false,
  });
});

it.each([
  ['its URL', { url: 'https://pay' }, { Status: 'SUCCESS', Url: 'https://pay' }],
  ['that there is no customer', null, { Status: 'NO ID', Url: null }],
  [
    'the reason for a rejection',
    { code: 'PORTAL_REFUSED', reason: 'No.' },
    { Status: 'ERROR', Url: null, Reason: 'No.' },
  ],
] as const)('returns for the portal %s', (_what, portal, reply) => {
  expect(presentPortal(portal)).toMatchObject(reply);
});
