import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { api, server } from '../test/api.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderApp, renderShop } from '../test/render-shop.tsx';
import { customer, pendingUser } from '../test/samples.ts';
import { sampleTopic } from './fixtures/sample-topic.ts';
import { SupportPage } from './support-page.tsx';

vi.mock('../app/human-check.ts', () => ({
  humanCheck: (action: string) => Promise.resolve(`sandbox:${action}`),
}));

function helpIs(...topics: ReturnType<typeof sampleTopic>[]) {
  server.use(api.get('/api/creator/{category}', ({ response }) => response(200).json(topics)));
}

function supportAnswers(Status: 'SUCCESS' | 'ERROR', Reason: string) {
  const sent: string[] = [];
  server.use(
    api.post('/api/support/sendTicket', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status, Reason });
    }),
  );
  return sent;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write({ email = 'max@example.com', issue = 'Runout' } = {}) {
  if (email) await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(await screen.findByLabelText('Issue'), issue);
  await userEvent.type(screen.getByLabelText('Message'), 'It runs out by 0.02 mm.');
}

async function closeDialog(role: 'dialog' | 'alertdialog', title: string, message: string) {
  const dialog = await screen.findByRole(role, { name: title });
  expect(within(dialog).getByText(message)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
}

test('the help page stands above the form, in order, with what staff put in', async () => {
  helpIs(
    sampleTopic({ elementId: 'shipping', title: 'Shipping times', image: 'catalog/vise.webp' }),
    sampleTopic({
      elementId: 'returns',
      title: 'Returns',
      attributes: [
        {
          attributeId: 'steps',
          type: 'HTML',
          version: 1,
          description: null,
          value: '<p>Thirty days.</p><script>bad()</script>',
        },
        {
          attributeId: 'film',
          type: 'VIDEO',
          version: 1,
          description: 'How to pack it',
          value: 'https://vimeo.com/1',
        },
      ],
    }),
    sampleTopic({ elementId: 'old', title: 'Old', expired: true }),
  );
  renderShop(<SupportPage />);
  await screen.findByText('Thirty days.');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles).toEqual(['Shipping times', 'Returns', 'Contact Us...']);
  expect(screen.getByRole('button', { name: /Play video: How to pack it/ })).toBeVisible();
  expect(document.querySelector('script')).toBeNull();
  expect(screen.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '#returns');
  await expectAccessible();
});

test('without a help page there is just the form', async () => {
  server.use(
    api.get('/api/creator/{category}', ({ response }) =>
      response(404).json({ Status: 'ERROR', Reason: 'There is no such section.' }),
    ),
  );
  renderShop(<SupportPage />);
  await waitFor(() => expect(screen.queryByText('Loading, please wait...')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Contact Us...' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await expectAccessible();
});

test('a help page that cannot be loaded is told, and does not keep anybody from writing', async () => {
  server.use(api.untyped.get('*/api/creator/:category', () => HttpResponse.error()));
  renderShop(<SupportPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The help page could not be loaded');
  expect(screen.getByLabelText('Issue')).toBeVisible();
  helpIs(sampleTopic({ title: 'Returns' }));
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Returns' })).toBeVisible();
});

test('it says what is missing, once touched and when it is sent', async () => {
  helpIs();
  renderShop(<SupportPage />);
  await userEvent.type(await screen.findByLabelText('Issue'), 'x');
  expect(screen.queryByText('Must must be 2 characters long')).toBeNull();
  await userEvent.type(screen.getByLabelText('Message'), '1234');
  expect(await screen.findByText('Must must be 2 characters long')).toBeVisible();
  await userEvent.tab();
  expect(await screen.findByText('Message must be at least 5 characters long')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Message'));
  await userEvent.clear(screen.getByLabelText('Issue'));
  await press('Send Message');
  await closeDialog('alertdialog', 'Invalid Form', 'Please make sure everything is filled out.');
  expect(screen.getByText('Please enter an issue')).toBeVisible();
  expect(screen.getByText('Please type in your message')).toBeVisible();
  expect(screen.getByText('Please enter an email address.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  await expectAccessible();
});

test('a visitor’s message is sent, and the way leads to another', async () => {
  helpIs();
  const sent = supportAnswers('SUCCESS', 'Your message has arrived. It is ticket #1042.');
  renderShop(<SupportPage />);
  await userEvent.type(await screen.findByLabelText('Name (optional)'), 'Max');
  await write();
  await press('Send Message');
  await closeDialog('dialog', 'SUCCESS', 'Your message has arrived. It is ticket #1042.');
  expect(sent).toEqual([
    'name=Max&email=max%40example.com&issue=Runout&message=It+runs+out+by+0.02+mm.' +
      '&rct=sandbox%3ASEND_TICKET',
  ]);
  expect(await screen.findByText(/ticket #1042/)).toHaveFocus();
  expect(screen.queryByLabelText('Issue')).toBeNull();
  await expectAccessible();

  await press('Send a New Message');
  expect(screen.getByLabelText('Name (optional)')).toHaveFocus();
  for (const label of ['Name (optional)', 'Email', 'Issue', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
});

test('somebody signed in is not asked for their address', async () => {
  helpIs();
  const sent = supportAnswers('SUCCESS', 'Ticket #1042.');
  renderShop(<SupportPage />, { user: customer });
  await screen.findByText('From your account. We answer to ada@example.com.');
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Park');
  await expectAccessible();
  await write({ email: '' });
  await press('Send Message');
  await closeDialog('dialog', 'SUCCESS', 'Ticket #1042.');
  expect(sent).toEqual(['issue=Runout&message=It+runs+out+by+0.02+mm.&rct=sandbox%3ASEND_TICKET']);
});

test('whoever misses their code is asked for it, as nobody knows yet that it is them', async () => {
  helpIs();
  renderShop(<SupportPage />, { user: pendingUser });
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.com');
});

test('a refusal is told with Status and Reason, and the form stays', async () => {
  helpIs();
  supportAnswers('ERROR', 'Please try once more.');
  renderShop(<SupportPage />);
  await write();
  await press('Send Message');
  await closeDialog('alertdialog', 'ERROR', 'Please try once more.');
  expect(screen.getByLabelText('Message')).toHaveValue('It runs out by 0.02 mm.');
});

test('what the shop finds wrong is said at its field', async () => {
  helpIs();
  server.use(
    api.post('/api/support/sendTicket', ({ response }) =>
      response(400).json({
        Status: 'ERROR',
        Reason: 'email must be a valid email address.',
        Errors: [{ path: 'email', message: 'must be a valid email address' }],
      }),
    ),
  );
  renderShop(<SupportPage />);
  await write();
  await press('Send Message');
  expect(await screen.findByText('must be a valid email address')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test.each([
  [429, { 'Retry-After': '90' }, 'Too many tries. Please wait 2 minutes and try again.'],
  [503, {}, 'The mail room is closed.'],
])('status %i is told in words', async (status, headers, words) => {
  helpIs();
  server.use(
    api.untyped.post('*/api/support/sendTicket', () =>
      HttpResponse.json(
        { Status: 'ERROR', Reason: 'The mail room is closed.' },
        { status, headers },
      ),
    ),
  );
  renderShop(<SupportPage />);
  await write();
  await press('Send Message');
  await closeDialog('alertdialog', 'Your message was not sent', words);
});

test('a reload loses nothing of what was typed, and what was sent is forgotten', async () => {
  helpIs();
  supportAnswers('SUCCESS', 'Ticket #1042.');
  const first = renderShop(<SupportPage />);
  await write();
  first.unmount();

  const second = renderShop(<SupportPage />);
  expect(await screen.findByLabelText('Message')).toHaveValue('It runs out by 0.02 mm.');
  expect(screen.getByLabelText('Email')).toHaveValue('max@example.com');
  await press('Send Message');
  await closeDialog('dialog', 'SUCCESS', 'Ticket #1042.');
  await screen.findByRole('button', { name: 'Send a New Message' });
  second.unmount();

  renderShop(<SupportPage />);
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

test('what somebody typed while signed in is shown to nobody else', async () => {
  helpIs();
  const first = renderShop(<SupportPage />, { user: customer });
  await write({ email: '' });
  first.unmount();
  renderShop(<SupportPage />, { user: { ...customer, Email: 'eve@example.com' } });
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

test('the help icon and the sign-in page lead there', async () => {
  helpIs();
  renderApp('/ui/signin', { user: pendingUser });
  const link = await screen.findByRole('link', {
    name: "Can't Access your MFA code? Contact Us.",
  });
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/ui/support');
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Contact Us...' })).toBeVisible();
});
