import { expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { listQuery, type ListOptions } from './makers/list-query.ts';
import { makeToken } from './makers/make-token.ts';
import { rejectionOf } from './makers/rejection.ts';
import { makeSale, moveTo, staffOrder } from './makers/sale.ts';
import { addUnits } from './makers/shopper.ts';
import { tokensEndForGood } from './tokens/ends-for-good.ts';
import { tokensHaveRights } from './tokens/have-rights.ts';

const unknown = { path: { id: '6f0c1f3a-2f64-4d6e-9a3b-0d5d3d1c9b11' } };
const invalid = { status: 401, message: 'This API token is invalid or has expired.' };

export const tokensConformance = defineConformance(['tokens'], (shop) => {
  tokensEndForGood(shop);

  const staff = async () => (await administratorOf(shop())).shop;

  async function list(options: ListOptions) {
    const call = (await staff()).GET('/api/admin/tokens', { params: listQuery(options) });
    return {
      tokens: await replyOf(call),
      range: (await call).response.headers.get('Content-Range'),
    };
  }

  async function revoke(id: string) {
    const client = await staff();
    return replyOf(client.POST('/api/admin/tokens/{id}/revoke', { params: { path: { id } } }));
  }

  it('are shown once, when they are created', async () => {
    const { email, shop: client } = await administratorOf(shop());
    const body = { name: 'Label printer', scope: 'warehouse', days: 30 } as const;
    const reply = await replyOf(client.POST('/api/admin/tokens', { body }));
    const { Token, ApiToken } = reply;
    expect(reply).toMatchObject({
      Status: 'SUCCESS',
      Reason: "Copy the token now. We won't show it again.",
    });
    expect(Token).toMatch(/^spdl_[\w-]{43}$/);
    expect(ApiToken).toMatchObject({
      name: 'Label printer',
      scope: 'warehouse',
      prefix: Token?.slice(0, 9),
      createdBy: email,
      revokedAt: null,
      lastUsedAt: null,
    });
    const params = { path: { id: ApiToken?.id ?? '' } };
    const record = await replyOf(client.GET('/api/admin/tokens/{id}', { params }));
    expect(record).toEqual(ApiToken);
    expect(JSON.stringify(await list({}))).not.toContain(Token);
  });

  it('report with every response how many calls are left', async () => {
    const maker = await shop().signedIn('extended');
    const program = shop().program((await makeToken(maker.shop, { scope: 'customer' })).secret);
    const left = async () => {
      const { response } = await program.GET('/api/cart/list');
      expect(response.headers.get('RateLimit-Policy')).toBe('"token";q=600;w=60');
      return response.headers.get('RateLimit')?.split(';').at(1);
    };
    expect([await left(), await left()]).toEqual(['r=599', 'r=598']);
  });

  it('work for their owner: in the cart, when picking, in the audit', async () => {
    const maker = await shop().signedIn('extended');
    const programAs = async (scope: 'customer' | 'warehouse' | 'extended') =>
      shop().program((await makeToken(maker.shop, { scope })).secret);
    const { key, item } = await makeSale(shop());

    await addUnits({ ...maker, shop: await programAs('customer') }, item);
    const line = { item: { catalogItemId: item.catalogItemId }, quantity: 1 };
    expect(await replyOf(maker.shop.GET('/api/cart/list'))).toMatchObject([line]);

    const picker = await programAs('warehouse');
    const claimed = await replyOf(picker.POST('/api/admin/adminPicking/claim', { body: key }));
    expect(claimed.status).toBe('SUCCESS');
    const toPick = await replyOf(maker.shop.GET('/api/admin/adminPicking'));
    expect(toPick.find(({ orderId }) => orderId === key.orderId)?.claimedUntil).not.toBeNull();

    await moveTo(await programAs('extended'), key, 'PICKED');
    const { timeline } = await staffOrder(maker.shop, key);
    expect(timeline.at(-1)).toMatchObject({ to: 'PICKED', actor: maker.email });
  });

  // this test ends a day later, so everything has to be sold before
  tokensHaveRights(shop);

  it('last as many days as requested', async () => {
    const { record, secret } = await makeToken(await staff(), { days: 2 });
    const days = (Date.parse(record.expiresAt) - Date.parse(record.dateCreated)) / 86_400_000;
    expect(days).toBe(2);
    shop().advance(2 * 24 * 60 + 1);
    expect(await rejectionOf(replyOf(shop().program(secret).GET('/api/user')))).toMatchObject(
      invalid,
    );
  });

  it('need a name, a role and an end', async () => {
    const client = await staff();
    for (const options of [{ name: 'x' }, { days: 0 }, { days: 731 }]) {
      const rejection = await rejectionOf(makeToken(client, options));
      expect(rejection.status).toBe(400);
      expect(rejection.errors.map(({ path }) => path)).toEqual(Object.keys(options));
    }
  });

  it('act for their owner, with at most the role they were given', async () => {
    const { email, shop: client } = await administratorOf(shop());
    const roles = {
      customer: { Extended: false, Warehouse: false },
      warehouse: { Extended: false, Warehouse: true },
      extended: { Extended: true, Warehouse: true },
    };
    for (const scope of ['customer', 'warehouse', 'extended'] as const) {
      const { secret } = await makeToken(client, { scope });
      const user = await replyOf(shop().program(secret).GET('/api/user'));
      expect(user).toMatchObject({ ...roles[scope], Email: email, MFA: true });
    }
  });

  it('open the back-office only with the role for it', async () => {
    const client = await staff();
    const { secret: weak } = await makeToken(client, { scope: 'warehouse' });
    const { secret: strong } = await makeToken(client);
    const ask = (token: string) => replyOf(shop().program(token).GET('/api/admin/customers'));
    expect(await rejectionOf(ask(weak))).toMatchObject({
      status: 403,
      message: 'This call requires the role extended (administrators); yours is warehouse.',
    });
    expect(await ask(strong)).not.toEqual([]);
  });

  it('can do nothing that is for people only', async () => {
    const { secret } = await makeToken(await staff());
    const program = shop().program(secret);
    expect(await rejectionOf(replyOf(program.GET('/api/admin/tokens')))).toMatchObject({
      status: 403,
      message: "API tokens can't make this call. It requires a signed-in person.",
    });
  });

  it('are reported to their owner, with what to do if someone else created them', async () => {
    const maker = await shop().signedIn('extended');
    const { secret, record } = await makeToken(maker.shop, { name: 'Label printer' });
    const [mail] = await shop().mailsTo(maker.email, 1);
    expect(mail?.subject).toBe('An API token for Spindle was created');
    expect(mail?.text).toContain('Hello Ada,');
    expect(mail?.text).toContain('The API token “Label printer” was created for your account on ');
    expect(mail?.text).toContain('the administrator role');
    const year = record.dateCreated.slice(0, 4);
    expect(mail?.text).toMatch(new RegExp(`${year} at .* UTC\\.`));
    expect(mail?.text).toMatch(/If this wasn't you, reset your password now/);
    expect(mail?.text).toContain('/ui/passwordRecovery');
    expect(mail?.text).not.toContain(secret);
    expect(mail?.text).not.toMatch(/\d{8}/);
  });

  it('record when they were last used', async () => {
    const { secret, record } = await makeToken(await staff());
    await replyOf(shop().program(secret).GET('/api/user'));
    const { tokens } = await list({ filter: { id: record.id } });
    expect(tokens).toMatchObject([{ id: record.id, lastUsedAt: expect.any(String) }]);
  });

  it('are revoked permanently', async () => {
    const { secret, record } = await makeToken(await staff());
    expect(await revoke(record.id)).toEqual({
      Status: 'SUCCESS',
      Reason: 'Token revoked.',
    });
    expect(await rejectionOf(replyOf(shop().program(secret).GET('/api/user')))).toMatchObject(
      invalid,
    );
    expect(await revoke(record.id)).toEqual({
      Status: 'SUCCESS',
      Reason: 'This token was already revoked.',
    });
    const { tokens } = await list({ filter: { id: [record.id], active: false } });
    expect(tokens).toMatchObject([{ revokedAt: expect.any(String) }]);
  });

  it("are rejected if they don't exist", async () => {
    const program = shop().program(`spdl_${'x'.repeat(43)}`);
    expect(await rejectionOf(replyOf(program.GET('/api/user')))).toMatchObject(invalid);
  });

  it('are listed by name, by owner, with their number', async () => {
    const { email, shop: client } = await shop().signedIn('extended');
    for (const name of ['Scales', 'Bookkeeping', 'Stock display']) {
      await makeToken(client, { name, scope: name === 'Scales' ? 'warehouse' : 'extended' });
    }
    const byName = await list({ filter: { createdBy: email }, sort: ['name', 'ASC'] });
    expect(byName.tokens.map(({ name }) => name)).toEqual([
      'Bookkeeping',
      'Scales',
      'Stock display',
    ]);
    expect(byName.range).toBe('tokens 0-2/3');
    const weak = await list({ filter: { createdBy: email, scope: 'warehouse' } });
    expect(weak.tokens).toMatchObject([{ name: 'Scales' }]);
  });

  it("are not found if they don't exist", async () => {
    const client = await staff();
    const read = client.GET('/api/admin/tokens/{id}', { params: unknown });
    expect(await rejectionOf(replyOf(read))).toMatchObject({ status: 404 });
    expect(await rejectionOf(revoke(unknown.path.id))).toMatchObject({
      status: 404,
      message: 'Token not found.',
    });
  });
});
