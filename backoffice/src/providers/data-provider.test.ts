import { beforeEach, describe, expect, it, vi } from 'vitest';

const replace = vi.fn<(address: string) => void>();
const setItem = vi.fn<(key: string, value: string) => void>();
vi.stubGlobal('window', { location: { pathname: '/ui/admin/orders', search: '?page=2', replace } });
vi.stubGlobal('sessionStorage', { setItem });

// There is no page here whose address a path could be relative to.
class RequestOfPage extends Request {
  constructor(path: string, init?: RequestInit) {
    super(`http://shop.test${path}`, init);
  }
}
vi.stubGlobal('Request', RequestOfPage);

const { dataProvider } = await import('./data-provider.ts');

const firstPage = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'dateCreated', order: 'DESC' as const },
  filter: {},
};

/** What the shop is to answer; answers where it was asked. */
function shopAnswers(reply: Response): { address: string } {
  const asked = { address: '' };
  vi.stubGlobal('fetch', (request: Request) => {
    asked.address = decodeURIComponent(request.url);
    return Promise.resolve(reply);
  });
  return asked;
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('the lists of the back-office', () => {
  it('ask for a page in the dialect of the shop and learn the whole count', async () => {
    const headers = { 'Content-Range': 'orders 0-0/319' };
    const asked = shopAnswers(Response.json([{ id: 'a' }], { headers }));
    const list = await dataProvider.getList('orders', firstPage);
    expect(list).toEqual({ data: [{ id: 'a' }], total: 319 });
    expect(asked.address).toContain('/api/admin/orders?');
    expect(asked.address).toContain('range=[0,24]&sort=["dateCreated","DESC"]');
  });

  it('fail with the words of the shop', async () => {
    shopAnswers(Response.json({ Status: 'ERROR', Reason: 'Please wait.' }, { status: 503 }));
    const failure = dataProvider.getList('orders', firstPage);
    await expect(failure).rejects.toMatchObject({ status: 503, message: 'Please wait.' });
    expect(replace).not.toHaveBeenCalled();
  });

  it('lead to sign-in and back when the session is over', async () => {
    shopAnswers(Response.json({ Status: 'ERROR', Reason: 'Please sign in.' }, { status: 401 }));
    await expect(dataProvider.getList('orders', firstPage)).rejects.toThrow('Please sign in.');
    expect(setItem).toHaveBeenCalledWith('return-address', '/ui/admin/orders?page=2');
    expect(replace).toHaveBeenCalledWith('/ui/signin');
  });
});
