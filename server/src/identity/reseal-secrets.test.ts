import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../test/factories/user.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { oneKey, otherKey } from '../../test/keys.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { freshCode, signInWith } from '../../test/sign-in.ts';
import { codesIn, renewCodes } from '../account/fixtures/own-account.ts';
import { query } from '../database/query.ts';
import { resealSecretsJob } from './jobs.ts';
import type { OlderSecrets } from './reseal-secrets.ts';

const { now, advance } = movingClock();

/**
 * Shops with different SECRETS_KEY settings on one database: before, during and after a rotation.
 */
let before: TestShop;
let during: TestShop;
let after: TestShop;
beforeAll(async () => {
  before = await startShop({ now, env: { SECRETS_KEY: oneKey } });
  const beside = (SECRETS_KEY: string) => startShop({ now, beside: before, env: { SECRETS_KEY } });
  [during, after] = [await beside(`${otherKey}, ${oneKey}`), await beside(otherKey)];
});
afterAll(async () => {
  await after.close();
  await during.close();
  await before.close();
});

/** Runs the job in that shop's process and returns its log. */
async function reseal({ services }: TestShop): Promise<Partial<OlderSecrets>[]> {
  const lines: Partial<OlderSecrets>[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  await resealSecretsJob.run({ ...services, log }, {});
  return lines;
}

describe('the job that reseals authenticators', () => {
  it('lets people sign in who were away during the rotation, once the old key is dropped', async () => {
    const account = await makeUser(before);
    await expect(signInWith(after, account)).rejects.toThrow('500');
    expect(await reseal(during)).toMatchObject([{ resealed: 1, authenticators: 0 }]);
    const browser = await signInWith(after, account);
    expect((await browser.get('/api/user')).body).toMatchObject({ MFA: true });
    expect(await reseal(during)).toMatchObject([{ resealed: 0, authenticators: 0 }]);
  });

  it('processes all of them, including damaged ones and more than one batch', async () => {
    const { id } = await makeUser(before);
    // A sealed secret is bound to its owner and can't be opened in another row.
    await query(
      before.orm.em.fork(),
      `insert into users (id, email, first_name, last_name, totp_secret, created_at, updated_at)
       select gen_random_uuid(), n || '@example.net', 'A', 'B', totp_secret, now(), now()
         from users, generate_series(1, 450) n where id = $1`,
      [id],
    );
    const lines = await reseal(during);
    expect(lines.filter((line) => 'userId' in line)).toHaveLength(450);
    expect(lines.at(-1)).toMatchObject({ resealed: 1, authenticators: 450 });
    await query(before.orm.em.fork(), `delete from users where email like '%@example.net'`);
  });

  it("counts the recovery codes that become invalid with the old key, because they can't be rehashed", async () => {
    const account = await makeUser(before);
    const browser = await signInWith(before, account);
    advance(1);
    expect(codesIn(await renewCodes(browser, await freshCode(account, now())))).toHaveLength(10);
    expect(await reseal(during)).toMatchObject([{ recoveryCodes: 10 }]);
    advance(1);
    const rotated = await signInWith(during, account);
    advance(1);
    await renewCodes(rotated, await freshCode(account, now()));
    expect(await reseal(during)).toMatchObject([{ recoveryCodes: 0 }]);
  });

  it('reports a key that was dropped too soon, and nothing else while there is one', async () => {
    await makeUser(before);
    expect(await reseal(after)).toMatchObject([{ unreadable: 1 }]);
    await reseal(during);
    expect(await reseal(after)).toEqual([]);
  });
});
