import { createMockShop } from '@spindle/sdk/mocks/core/mock-shop';
import { newSession, SESSION_COOKIE } from '@spindle/sdk/mocks/core/sessions';
import { memoryStore } from '@spindle/sdk/mocks/core/store';
import { mockFetch } from '@spindle/sdk/mocks/mock-fetch';
import { seedShop } from '@spindle/sdk/demo/mock-shop/seed-shop';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const replace = vi.fn<(address: string) => void>();
const setItem = vi.fn<(key: string, value: string) => void>();
const location = { origin: 'http://shop.test', pathname: '/ui/admin/orders', search: '?page=2' };
vi.stubGlobal('window', { location: { ...location, replace } });
vi.stubGlobal('sessionStorage', { setItem });

const visit = 'one of staff';
const state = seedShop(new Date());
let mockShop = createMockShop({ store: memoryStore(state) });
let requested = '';
vi.stubGlobal('fetch', async (request: Request) => {
  requested = decodeURIComponent(request.url);
  return mockFetch(mockShop, new Map([[SESSION_COOKIE, visit]]))(request);
});

const { dataProvider } = await import('./data-provider.ts');

const firstPage = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'dateCreated', order: 'DESC' as const },
  filter: {},
};

beforeEach(() => {
  vi.clearAllMocks();
  mockShop = createMockShop({ store: memoryStore(state) });
  mockShop.change(({ people, sessions }) => {
    const userId = people.find(({ extended }) => extended)?.userId ?? null;
    sessions[visit] = { ...newSession(), userId, mfaVerified: true };
  });
});

describe('the lists of the back-office', () => {
  it("request a page in the shop's format and return the total", async () => {
    const list = await dataProvider.getList('orders', firstPage);
    const newestFirst = state.orders
      .map((order) => order.dateCreated)
      .toSorted()
      .toReversed();
    expect(list.data.map((order) => order['dateCreated'])).toEqual(newestFirst.slice(0, 25));
    expect(list.total).toBe(state.orders.length);
    expect(requested).toContain('/api/admin/orders?');
    expect(requested).toContain('range=[0,24]&sort=["dateCreated","DESC"]');
  });

  it("fail with the shop's message", async () => {
    mockShop.change(({ scenarios }) => {
      scenarios.push({ name: '500', operations: ['listAdminOrders'] });
    });
    await expect(dataProvider.getList('orders', firstPage)).rejects.toMatchObject({
      status: 500,
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(replace).not.toHaveBeenCalled();
  });

  it('lead to sign-in and back when the session has ended', async () => {
    mockShop.change((present) => {
      present.sessions = {};
    });
    await expect(dataProvider.getList('orders', firstPage)).rejects.toMatchObject({
      status: 401,
      message: expect.stringMatching(/sign in/i),
    });
    expect(setItem).toHaveBeenCalledWith('return-address', '/ui/admin/orders?page=2');
    expect(replace).toHaveBeenCalledWith('/ui/signin');
  });
});
