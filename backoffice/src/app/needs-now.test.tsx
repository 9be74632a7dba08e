// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderScreen } from '../orders/fixtures/render-screen.tsx';
import { NeedsNow } from './needs-now.tsx';
import { api, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

it('counts what waits for somebody, and leads to where it is dealt with', async () => {
  server.use(
    api.get('/api/admin/summary', ({ response }) =>
      response(200).json({
        toPick: 12,
        toShip: 3,
        openReturns: 2,
        failedRefunds: 1,
        openDisputes: 0,
        paymentsWithoutOrder: 4,
      }),
    ),
  );
  renderScreen(<NeedsNow />);
  await screen.findByRole('link', { name: '12 to pick' });
  const links = screen.getAllByRole('link').map((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop.test');
    return [
      link.textContent,
      pathname,
      searchParams.get('searchValue') ?? searchParams.get('filter'),
    ];
  });
  expect(links).toEqual([
    ['12 to pick', '/ui/admin/adminPicking', null],
    ['3 to ship', '/ui/admin/adminShipping', null],
    ['2 returns open', '/ui/admin/orders', '{"trouble":"openReturn"}'],
    ['1 failed refunds', '/ui/admin/orders', '{"trouble":"failedRefund"}'],
    ['0 disputes', '/ui/admin/orders', '{"trouble":"openDispute"}'],
    ['4 payments without an order', '/ui/admin/orders', '{"trouble":"nothingDelivered"}'],
  ]);
  await expectAccessible();
});

it('offers to try again when the figures are away', async () => {
  server.use(
    api.untyped.get('*/api/admin/summary', () =>
      HttpResponse.json({ Status: 'ERROR', Reason: 'Away.' }, { status: 503 }),
    ),
  );
  renderScreen(<NeedsNow />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
