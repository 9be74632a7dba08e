import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';

type NewCode = BodyOf<'createDiscountCode'>;

/** The calls that staff and customers make about discount codes. */
export function discountCodeCalls(shop: () => ConformingShop) {
  async function make(body: NewCode) {
    const { shop: staff } = await administratorOf(shop());
    return replyOf(staff.POST('/api/admin/codes', { body, ...asJson }));
  }

  async function setCodeActive(id: string, active: boolean) {
    const { shop: staff } = await administratorOf(shop());
    const params = { path: { id } };
    return replyOf(
      staff.POST('/api/admin/codes/{id}/active', { params, body: { active }, ...asJson }),
    );
  }

  async function list(filter: object) {
    const { shop: staff } = await administratorOf(shop());
    const params = { query: { filter: JSON.stringify(filter) } };
    return replyOf(staff.GET('/api/admin/codes', { params }));
  }

  const enter = ({ shop: buys }: SignedIn, code: string) =>
    replyOf(buys.POST('/api/cart/code', { body: { code }, ...asJson }));

  const summaryOf = ({ shop: buys }: SignedIn) => replyOf(buys.GET('/api/cart/summary'));

  return { make, setCodeActive, list, enter, summaryOf };
}
