import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../test/http-client.ts';
import { mailsTo } from '../../../test/mails.ts';
import { mailedCode, makeNewcomer } from '../../../test/register.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { deleteEnded } from '../delete-ended.ts';
import { Registration } from '../registration.entity.ts';
import { seal } from '../secret-box.ts';
import { mailRegistrationCode } from './mail-jobs.ts';

const accepted = { status: 200, body: { Status: 'SUCCESS' } };
const rejected = { status: 200, body: { Status: 'ERROR' } };

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

/** Creates a newcomer who is waiting for the code in step 3. */
async function makeWaiting() {
  const newcomer = makeNewcomer(shop);
  await newcomer.start();
  await newcomer.confirm();
  const code = await mailedCode(shop, newcomer.email);
  const wrong = code === '00000000' ? '11111111' : '00000000';
  return { ...newcomer, code, wrong };
}

describe('the emailed code', () => {
  it('allows five guesses, however many are made at the same time, then a new one must be requested', async () => {
    const { code, wrong, complete, resend, email } = await makeWaiting();
    const guesses = await Promise.all(Array.from({ length: 8 }, () => complete(wrong)));
    const counted = guesses.filter(({ text }) => text.includes('is wrong'));
    expect(counted).toHaveLength(5);
    expect((await complete(code)).text).toContain('Too many wrong codes');
    clock.advance(2);
    await resend();
    const next = await mailedCode(shop, email, 2);
    expect(await complete(next)).toMatchObject(accepted);
  });

  it("isn't voided by guesses from elsewhere", async () => {
    const { code, wrong, complete } = await makeWaiting();
    const elsewhere = httpClient(shop.url);
    for (let time = 0; time < 6; time++) await complete(wrong, elsewhere);
    expect((await complete(code, elsewhere)).text).toContain('Too many wrong codes');
    expect(await complete(code)).toMatchObject(accepted);
  });

  it('may be entered with spaces', async () => {
    const { code, complete } = await makeWaiting();
    expect(await complete(`${code.slice(0, 4)} ${code.slice(4)} `)).toMatchObject(accepted);
  });

  it('creates one account for several simultaneous calls', async () => {
    const { code, complete } = await makeWaiting();
    const replies = await Promise.all([1, 2, 3, 4].map(() => complete(code)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(replies.filter(({ text }) => text.includes('"SUCCESS"'))).toHaveLength(1);
  });

  it('is unreadable in the database', async () => {
    const { code, email } = await makeWaiting();
    const rows = await shop.orm.em.fork().execute(
      `select row_to_json(r)::text as row from registrations r where email = ?
       union all select data::text from pgboss.job where name = 'mail-registration-code'`,
      [email],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('another code', () => {
  it('is emailed once a minute at most, with the same reply', async () => {
    const { code, email, complete, resend } = await makeWaiting();
    const soon = await resend();
    expect(soon).toMatchObject(accepted);
    clock.advance(2);
    const [one, two] = await Promise.all([resend(), resend()]);
    expect([one.body, two.body]).toEqual([soon.body, soon.body]);
    const next = await mailedCode(shop, email, 2);
    expect(await complete(code)).toMatchObject(rejected);
    expect(await complete(next)).toMatchObject(accepted);
    expect(await mailsTo(shop, email)).toHaveLength(2);
  });

  it("isn't followed by a delayed email with the old one, and isn't sent once it has expired", async () => {
    const { code, email, resend } = await makeWaiting();
    const { id } = await shop.orm.em.fork().findOneOrFail(Registration, { email });
    clock.advance(2);
    await resend();
    const next = await mailedCode(shop, email, 2);
    const deliver = (which: string) =>
      mailRegistrationCode.run(shop.services, {
        registrationId: id,
        sealedCode: seal(shop.config.secretsKeys, which, id),
      });
    await deliver(code);
    expect(await mailsTo(shop, email)).toHaveLength(2);
    await deliver(next);
    expect(await mailsTo(shop, email)).toHaveLength(3);
    clock.advance(31);
    await deliver(next);
    expect(await mailsTo(shop, email)).toHaveLength(3);
  });

  it('gets the same reply if nothing was started', async () => {
    const { resend } = await makeWaiting();
    const stranger = makeNewcomer(shop);
    expect((await stranger.resend()).body).toEqual((await resend()).body);
    expect(await mailsTo(shop, stranger.email)).toEqual([]);
  });

  it('is emailed to one address five times in a quarter of an hour', async () => {
    const { resend } = await makeWaiting();
    for (let sent = 1; sent < 5; sent++) {
      clock.advance(2);
      expect(await resend()).toMatchObject(accepted);
    }
    clock.advance(2);
    const blocked = await resend();
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(60);
  });
});

describe('emails used up by strangers', () => {
  /** Returns an address for which five registrations were started. */
  async function useUpMails({ email }: { email: string }) {
    for (let mails = 0; mails < 5; mails++) {
      const stranger = makeNewcomer(shop, { email });
      await stranger.start();
      await stranger.confirm();
    }
  }

  it("don't void a code that was already sent", async () => {
    const { code, complete, resend, ...newcomer } = await makeWaiting();
    await useUpMails(newcomer);
    clock.advance(2);
    expect((await resend()).status).toBe(429);
    expect(await complete(code)).toMatchObject(accepted);
  });

  it("don't use up a person's attempts: the registration continues once the time has passed", async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    await useUpMails(newcomer);
    for (let time = 0; time < 6; time++) expect((await newcomer.confirm()).status).toBe(429);
    clock.advance(16);
    expect(await newcomer.confirm()).toMatchObject(accepted);
  });

  it("can't be requested in a registration that someone else started", async () => {
    const { code, complete, resend, email } = await makeWaiting();
    clock.advance(2);
    const own = await resend();
    const next = await mailedCode(shop, email, 2);
    clock.advance(2);
    const stranger = makeNewcomer(shop, { email });
    expect((await stranger.resend()).body).toEqual(own.body);
    expect(await complete(code)).toMatchObject(rejected);
    expect(await complete(next)).toMatchObject(accepted);
  });
});

describe('the authenticator code of a registration', () => {
  it('must be entered within the hour', async () => {
    const newcomer = makeNewcomer(shop);
    await newcomer.start();
    clock.advance(61);
    expect((await newcomer.confirm()).text).toContain('Start over');
    expect((await newcomer.progress()).body).toMatchObject({ Step: 1 });
  });
});

describe('an unfinished registration', () => {
  it('is deleted after its hour', async () => {
    const { email, start } = makeNewcomer(shop);
    await start();
    const em = shop.orm.em.fork();
    await deleteEnded(em, shop.now());
    expect(await em.count(Registration, { email })).toBe(1);
    clock.advance(61);
    await deleteEnded(em, shop.now());
    expect(await em.count(Registration, { email })).toBe(0);
  });
});
