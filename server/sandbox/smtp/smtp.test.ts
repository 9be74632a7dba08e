import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { openScene, type Scene } from '../test/scene.ts';

function mailer({ smtpPort }: Scene) {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort });
  onTestFinished(() => transport.close());
  return (to: string, subject: string) =>
    transport.sendMail({
      from: 'Spindle <shop@example.com>',
      to,
      subject,
      text: `Grüße, ${subject}`,
      html: `<p>Grüße, ${subject}</p>`,
    });
}

test("a sent email is in its recipient's inbox, newest last", async () => {
  const scene = await openScene();
  const send = mailer(scene);
  await send('Ida <ida@example.com>', 'first');
  await send('max@example.com', 'for somebody else');
  await send('ida@example.com', 'second');
  const { body } = await scene.call('GET', '/mail/messages?to=IDA@example.com');
  expect(body).toMatchObject([
    {
      from: 'shop@example.com',
      to: 'ida@example.com',
      subject: 'first',
      text: expect.stringContaining('Grüße, first'),
      html: expect.stringContaining('<p>Grüße, first</p>'),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
    { subject: 'second' },
  ]);
});

test('a mail server with a fault rejects, and may have accepted the email anyway', async () => {
  const scene = await openScene();
  const send = mailer(scene);
  await scene.call('POST', '/control/faults', { provider: 'smtp', status: 550, times: 1 });
  await expect(send('ida@example.com', 'lost')).rejects.toMatchObject({ responseCode: 550 });
  await scene.call('POST', '/control/faults', { provider: 'smtp', afterEffect: true, times: 1 });
  await expect(send('ida@example.com', 'kept')).rejects.toMatchObject({ responseCode: 451 });
  const { body } = await scene.call('GET', '/mail/messages');
  expect(body).toMatchObject([{ subject: 'kept' }]);
});
