import { expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { listQuery } from './makers/list-query.ts';
import { makeToken } from './makers/make-token.ts';
import { rejectionOf } from './makers/rejection.ts';
import { enterPassword } from './makers/sign-in.ts';

export const securityConformance = defineConformance(['security'], (shop) => {
  async function list(filter: object) {
    const { shop: staff } = await administratorOf(shop());
    return replyOf(staff.GET('/api/admin/securityEvents', { params: listQuery({ filter }) }));
  }

  it('reports whose password was guessed, how often, and the resulting lock', async () => {
    const { email, userId } = await shop().account();
    const guess = () => enterPassword(shop().visitor(), { email, password: 'not this one' });
    for (let time = 0; time < 10; time++) await guess();
    expect(await rejectionOf(guess())).toMatchObject({ status: 429 });
    const about = { operation: 'signIn', userId, userEmail: email, tokenId: null };
    const type = 'sign_in.failed';
    const wrong = { ...about, type, reason: 'WRONG_PASSWORD', count: 10 };
    const locked = { ...about, type: 'account.locked', reason: null, count: 1 };
    const found = await list({ userEmail: email.toUpperCase() });
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining(wrong),
        expect.objectContaining(locked),
        expect.objectContaining({ ...about, type, reason: 'LOCKED', count: 1 }),
      ]),
    );
    expect(await list({ userId, type: 'account.locked' })).toMatchObject([locked]);
  });

  it('reports unknown names without repeating them', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await enterPassword(shop().visitor(), { email, password: 'not this one' });
    const found = await list({ reason: 'UNKNOWN_PERSON' });
    expect(found[0]).toMatchObject({ type: 'sign_in.failed', userId: null, userEmail: null });
    expect(JSON.stringify(found)).not.toContain(email);
  });

  it('reports missing roles, and returns each event by its id and address', async () => {
    const { shop: customer, userId } = await shop().signedIn('customer');
    await rejectionOf(replyOf(customer.GET('/api/admin/securityEvents')));
    const found = await list({ userId });
    expect(found).toMatchObject([
      { type: 'role.refused', reason: 'ROLE_NEEDED', operation: 'listAdminSecurityEvents' },
    ]);
    const [event] = found;
    expect(await list({ userId, address: event?.address })).toEqual(found);
    expect(await list({ userId, address: '198.51.100.1' })).toEqual([]);
    const { shop: staff } = await administratorOf(shop());
    const params = { path: { id: event?.id ?? '' } };
    const one = await replyOf(staff.GET('/api/admin/securityEvents/{id}', { params }));
    expect(one).toEqual(event);
  });

  it('reports a token when it is created, and its first call', async () => {
    const { shop: staff, userId } = await shop().signedIn('extended');
    const { secret, record } = await makeToken(staff);
    for (let time = 0; time < 2; time++) {
      await replyOf(shop().program(secret).GET('/api/user/token'));
    }
    const tokenId = record.id;
    const [used, made] = await Promise.all(
      ['token.first_used', 'token.made'].map((type) => list({ type, userId })),
    );
    expect(made).toMatchObject([{ tokenId, operation: 'createToken', count: 1 }]);
    expect(used).toMatchObject([{ tokenId, operation: 'getOwnToken', count: 1 }]);
  });
});
