import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { failJob } from '../../test/conformance/fail-job.ts';
import { eventually } from '../../test/eventually.ts';
import { runShopCommand } from '../../test/shop-command.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { mailCreditNote } from '../invoices/mail-jobs.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const list = z.array(
  z.object({
    id: z.string(),
    job: z.string(),
    tries: z.number(),
    error: z.string(),
    about: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  }),
);
const abandoned = async () => list.parse((await staff.get('/api/admin/jobs')).body);
const failed = () =>
  eventually(async () => {
    const [job] = await abandoned();
    if (job === undefined) throw new Error('Nothing was given up yet.');
    return job;
  });

it('a failed job is shown to staff, fails again when resent, and is discarded', async () => {
  const invoiceId = randomUUID();
  await query(
    shop.orm.em.fork(),
    `update pgboss.queue set retry_limit = 0 where name = 'mail-credit-note'`,
  );
  await shop.services.jobs.sendNow(mailCreditNote, { invoiceId });
  const first = await failed();
  expect(first).toMatchObject({
    job: 'mail-credit-note',
    tries: 1,
    error: expect.stringContaining('Invoice not found'),
    about: [{ name: 'invoiceId', value: invoiceId }],
  });
  expect((await staff.post(`/api/admin/jobs/${first.id}/resend`)).body).toMatchObject({
    Status: 'SUCCESS',
  });
  const second = await failed();
  expect(second.id).not.toBe(first.id);
  expect(second.about).toEqual(first.about);
  await staff.delete(`/api/admin/jobs/${second.id}`);
  expect(await abandoned()).toEqual([]);
});

it('the command lists failed jobs, resends all jobs of one kind, or discards one job', async () => {
  const command = (...args: string[]) => runShopCommand(shop, 'src/commands/jobs.ts', args);
  const [one, other] = [await failJob(shop, 'by-command'), await failJob(shop, 'by-command')];
  const listed = await command();
  expect(listed.output).toContain(`by-command  email (hidden), orderId ${one.orderId}`);
  expect(listed.output).toContain('2 failed jobs.');
  expect((await command('drop', other.id)).output).toContain('Job discarded.');
  expect((await command('resend', 'by-command')).output).toContain('1 job queued.');
  expect(await command('burn')).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run jobs'),
  });
});
