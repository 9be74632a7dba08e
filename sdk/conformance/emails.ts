import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { emailKinds } from '../domain/emails/email-kinds.ts';
import { namesOf } from '../domain/fields.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { rejectionOf } from './makers/rejection.ts';
import { makeSale, moveTo } from './makers/sale.ts';

export const emailsConformance = defineConformance(['emails'], (shop) => {
  const staff = async () => (await administratorOf(shop())).shop;
  const at = (kind: string) => ({ params: { path: { kind } } });
  const list = async () => (await replyOf((await staff()).GET('/api/admin/emails'))).emails;
  const find = async (kind: string) => (await list()).find((one) => one.kind === kind);
  const save = async (kind: string, body: { subject: string; opening: string; version?: number }) =>
    replyOf((await staff()).PUT('/api/admin/emails/{kind}', { ...at(kind), body, ...asJson }));
  const reset = async (kind: string) =>
    replyOf((await staff()).DELETE('/api/admin/emails/{kind}', at(kind)));
  const preview = async (kind: string, body: { subject: string; opening: string }) =>
    replyOf(
      (await staff()).POST('/api/admin/emails/{kind}/preview', { ...at(kind), body, ...asJson }),
    );

  it('lists each kind with its texts and placeholders', async () => {
    const emails = await list();
    expect(emails.map(({ kind }) => kind)).toEqual(namesOf(emailKinds));
    expect(await find('return-received')).toEqual({
      kind: 'return-received',
      name: 'Return received',
      subject: 'We received your return for {{shop}} order {{order}}',
      opening: "Your return for order {{order}} has arrived. We'll email you when we refund you.",
      defaultSubject: 'We received your return for {{shop}} order {{order}}',
      defaultOpening:
        "Your return for order {{order}} has arrived. We'll email you when we refund you.",
      placeholders: ['name', 'order', 'shop'],
      changed: false,
      version: 0,
    });
  });

  it('sends changed texts with the next email, and the original ones after a reset', async () => {
    const kind = 'order-canceled';
    const opening = 'Sorry, {{name}}.\n\nWhy: <b>{{reason}}</b>';
    const saved = await save(kind, { subject: 'Order {{order}} is off', opening, version: 0 });
    expect(saved).toMatchObject({
      Status: 'SUCCESS',
      EmailText: { kind, subject: 'Order {{order}} is off', opening, changed: true, version: 1 },
    });
    const outdated = { subject: 'Off', opening: 'Off.', version: 0 };
    expect(await save(kind, outdated)).toMatchObject({
      Status: 'ERROR',
      code: 'CHANGED_MEANWHILE',
      EmailText: { opening, version: 1 },
    });
    const { key, buyer } = await makeSale(shop());
    await moveTo(await staff(), key, 'CANCELLED');
    const id = key.orderId.slice(0, 8);
    const mails = await shop().mailsTo(buyer.email, 2);
    const mail = mails.find(({ subject }) => subject === `Order ${id} is off`);
    expect(mail?.text).toContain(`Why: <b>We canceled order ${id}.</b>`);
    expect(await reset(kind)).toMatchObject({ Status: 'SUCCESS' });
    expect(await reset(kind)).toMatchObject({ Status: 'SUCCESS' });
    expect(await find(kind)).toMatchObject({ changed: false, version: 0, opening: '{{reason}}' });
  });

  it('previews each kind without sending it, and escapes what staff wrote', async () => {
    for (const { kind, subject, opening } of await list()) {
      const { html, text } = await preview(kind, { subject, opening: `<i>New</i>\n\n${opening}` });
      expect(html, kind).toContain('&lt;i&gt;New&lt;/i&gt;');
      expect(`${text}${html}`, kind).not.toMatch(/\{\{|undefined|NaN/);
    }
    expect(await preview('recovery-code', { subject: 'Hi', opening: 'Hi.' })).toMatchObject({
      subject: 'Hi',
      text: expect.stringContaining('12345678'),
    });
  });

  it('rejects placeholders that a kind does not have, and unknown kinds', async () => {
    const subject = 'Your order {{order}}';
    const wrong = { subject, opening: 'Hello {{firstname}}.' };
    for (const call of [save, preview]) {
      expect(await rejectionOf(call('return-received', wrong))).toMatchObject({
        status: 400,
        errors: [
          {
            path: 'opening',
            message: 'has an unknown placeholder: {{firstname}}. Use {{name}}, {{order}}, {{shop}}',
          },
        ],
      });
    }
    const code = { subject, opening: 'Code:' };
    expect(await rejectionOf(save('registration-code', code))).toMatchObject({
      status: 400,
      errors: [{ path: 'subject' }],
    });
    const text = { subject: 'Hi', opening: 'Hi.' };
    for (const call of [save, preview, reset]) {
      expect(await rejectionOf(call('no-such', text))).toMatchObject({ status: 404 });
    }
  });
});
