import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { listQuery } from './makers/list-query.ts';
import { rejectionOf } from './makers/rejection.ts';

export const deadlettersConformance = defineConformance(['deadletters'], (shop) => {
  const staff = async () => (await administratorOf(shop())).shop;
  const of = (id: string) => ({ params: { path: { id } } });
  const read = async (id: string) => replyOf((await staff()).GET('/api/admin/jobs/{id}', of(id)));
  const listed = async (job: string) =>
    replyOf((await staff()).GET('/api/admin/jobs', { params: listQuery({ filter: { job } }) }));

  it('are listed with their subject, and nothing personal', async () => {
    const { id, job, orderId, email } = await shop().giveUpJob('first-kind');
    const found = await listed(job);
    expect(found).toEqual([await read(id)]);
    expect(found[0]).toMatchObject({ id, job, tries: 13 });
    expect(found[0]?.about).toContainEqual({ name: 'orderId', value: orderId });
    expect(found[0]?.about).toContainEqual({ name: 'email', value: null });
    expect(JSON.stringify(found)).not.toContain(email);
  });

  it('are discarded once, and recorded', async () => {
    const { id, job } = await shop().giveUpJob('second-kind');
    const drop = async () => replyOf((await staff()).DELETE('/api/admin/jobs/{id}', of(id)));
    expect(await drop()).toMatchObject({ Status: 'SUCCESS' });
    expect(await rejectionOf(drop())).toMatchObject({ status: 404 });
    expect(await rejectionOf(read(id))).toMatchObject({ status: 404 });
    const params = listQuery({ filter: { subject: `job ${id}` } });
    const audit = await replyOf((await staff()).GET('/api/admin/audit', { params }));
    expect(audit).toMatchObject([{ action: 'jobs.drop', before: { job } }]);
  });

  it('are sent again, one or all of a kind', async () => {
    const resend = async (id: string) =>
      replyOf((await staff()).POST('/api/admin/jobs/{id}/resend', of(id)));
    const [one, two, three] = [
      await shop().giveUpJob('third-kind'),
      await shop().giveUpJob('third-kind'),
      await shop().giveUpJob('third-kind'),
    ];
    expect(await resend(one.id)).toMatchObject({ Status: 'SUCCESS' });
    expect(await rejectionOf(resend(one.id))).toMatchObject({ status: 404 });
    const left = (await listed(one.job)).map(({ id }) => id);
    expect(left.toSorted()).toEqual([two.id, three.id].toSorted());
    const body = { job: one.job };
    const all = await replyOf((await staff()).POST('/api/admin/jobs/resend', { body, ...asJson }));
    expect(all).toMatchObject({ Status: 'SUCCESS', count: 2 });
    expect(await listed(one.job)).toEqual([]);
  });
});
