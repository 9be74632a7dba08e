import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import {
  apply,
  applied,
  map,
  readImport,
  sendImport,
  settled,
  undo,
  undone,
  upload,
} from './fixtures/import-calls.ts';
import { pruneImports } from './prune-imports.ts';

const clock = movingClock();
let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

describe('an upload', () => {
  it.each([
    ['an image', '\u0089PNG\r\n\u0000\u0000'],
    ['a replacement character', 'from,to\n/a\uFFFD,/home'],
    ['an unfinished quote', 'from,to\n"/a,/home'],
  ])('of %s fails and says why', async (_, file) => {
    const id = await upload(staff, file, { kind: 'redirects' });
    const { state, problems } = await readImport(staff, id);
    expect(state).toBe('failed');
    expect(problems).toHaveLength(1);
    expect((await apply(staff, id)).status).toBe(409);
  });

  it('of 20 MB and a byte, of nothing or of an unknown kind is rejected', async () => {
    const large = new Uint8Array(20 * 1024 * 1024 + 1).fill(97);
    expect((await sendImport(staff, large)).status).toBe(413);
    expect(await sendImport(staff, '')).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'file' }] },
    });
    expect((await sendImport(staff, 'a,b', { kind: 'orders' })).status).toBe(400);
  });

  it('with the same Idempotency-Key creates one import', async () => {
    const headers = { 'Idempotency-Key': 'one-import-only' };
    const [one, two] = [
      await sendImport(staff, 'from,to\n/k,/home', { kind: 'redirects', headers }),
      await sendImport(staff, 'from,to\n/k,/home', { kind: 'redirects', headers }),
    ];
    expect(two.body).toEqual(one.body);
  });
});

it('imports redirects, lists the last imports, and undoes them', async () => {
  const file = 'from,to\n/old/a,/ui/shop\n/old/b,/old/a\n';
  const id = await upload(staff, file, { kind: 'redirects' });
  expect(await applied(staff, id)).toMatchObject({ counts: { done: 2 }, format: 'spindle' });
  const stored = () =>
    query(shop.orm.em.fork(), `select source, target from redirects where source like '/old/%'`);
  expect(await stored()).toEqual([
    { source: '/old/a', target: '/ui/shop' },
    { source: '/old/b', target: '/ui/shop' },
  ]);
  expect((await staff.get('/api/admin/imports')).body).toMatchObject({
    imports: expect.arrayContaining([expect.objectContaining({ id, state: 'done' })]),
  });
  expect(await undone(staff, id)).toMatchObject({ counts: { undone: 2 } });
  expect(await stored()).toEqual([]);
  const looped = await upload(staff, 'from,to\n/old/c,/old/d\n/old/d,/old/c', {
    kind: 'redirects',
  });
  expect(await readImport(staff, looped)).toMatchObject({
    problems: [{ row: 3, column: 'to', message: expect.stringContaining('leads back') }],
  });
});

it('imports customers without a password, and invites them only if asked to', async () => {
  const file = (name: string) =>
    `email,firstName,lastName,tags\n${name}@moved.example,Ada,Park,vip`;
  const silent = await upload(staff, file('silent'), { kind: 'customers' });
  await applied(staff, silent);
  const invited = await upload(staff, file('invited'), { kind: 'customers' });
  await applied(staff, invited, { invite: true });
  await eventually(async () => {
    expect(await mailsTo(shop, 'invited@moved.example')).toHaveLength(1);
  });
  expect(await mailsTo(shop, 'silent@moved.example')).toEqual([]);
  const people = () =>
    query(
      shop.orm.em.fork(),
      `select email, password_hash, tags from users where email like '%@moved.example' order by email`,
    );
  expect(await people()).toEqual([
    { email: 'invited@moved.example', password_hash: null, tags: ['vip'] },
    { email: 'silent@moved.example', password_hash: null, tags: ['vip'] },
  ]);
  await query(
    shop.orm.em.fork(),
    `update users set has_signed_in = true where email = 'invited@moved.example'`,
  );
  expect(await undone(staff, invited)).toMatchObject({ counts: { kept: 1 } });
  expect(await undone(staff, silent)).toMatchObject({ counts: { undone: 1 } });
  expect(await people()).toMatchObject([{ email: 'invited@moved.example' }]);
});

it('reads an unknown table in Windows-1252 only once staff mapped and confirmed it', async () => {
  const text = 'Artikel;Bezeichnung;Netto\nF-1;Fräser 3 mm;12,50\n';
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const id = await upload(staff, bytes);
  expect(await readImport(staff, id)).toMatchObject({
    format: 'table',
    encoding: 'Windows-1252',
    isMapped: false,
    counts: { rows: 0 },
  });
  expect(await apply(staff, id)).toMatchObject({ body: { code: 'MAP_COLUMNS' } });
  expect((await map(staff, id, [{ column: 'Nichts', field: 'title' }])).status).toBe(400);
  const mapped = await map(staff, id, [
    { column: 'Artikel', field: 'partNumber' },
    { column: 'Bezeichnung', field: 'title' },
    { column: 'Netto', field: 'price' },
  ]);
  expect(mapped.status).toBe(202);
  expect(await settled(staff, id)).toMatchObject({ isMapped: true, counts: { create: 1 } });
  expect(await apply(staff, id)).toMatchObject({ body: { code: 'CONFIRM_ENCODING' } });
  expect(await applied(staff, id, { encoding: 'Windows-1252' })).toMatchObject({ state: 'done' });
  const found = await query(
    shop.orm.em.fork(),
    `select title, price_cents from catalog_items where external_id = 'F-1'`,
  );
  expect(found).toEqual([{ title: 'Fräser 3 mm', price_cents: 1250 }]);
  expect((await map(staff, id, [{ column: 'Netto', field: 'price' }])).status).toBe(409);
});

it('can be undone within a day only, and is deleted after 30 days', async () => {
  const id = await upload(staff, 'from,to\n/late,/home', { kind: 'redirects' });
  expect(await undo(staff, id)).toMatchObject({ body: { code: 'IMPORT_NOT_DONE' } });
  await applied(staff, id);
  clock.advance(25 * 60);
  const later = await signInAs(shop, 'extended');
  expect(await undo(later, id)).toMatchObject({ status: 409, body: { code: 'UNDO_TOO_LATE' } });
  await pruneImports(shop.services, clock.now());
  expect((await later.get(`/api/admin/imports/${id}`)).status).toBe(200);
  clock.advance(30 * 24 * 60);
  await pruneImports(shop.services, clock.now());
  const last = await signInAs(shop, 'extended');
  expect((await last.get(`/api/admin/imports/${id}`)).status).toBe(404);
});
