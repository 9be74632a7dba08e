import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { User } from '../session/session.ts';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { personOf, userOf } from '../test/person-of.ts';
import { mockHumanCheck } from '../test/mock-human-check.ts';
import { renderApp, renderShop } from '../test/render-shop.tsx';
import { SupportPage } from './support-page.tsx';

const { email } = firstCustomer;

const check = mockHumanCheck();

/** Expires the topics of the help page, except these. */
function helpIs(...topics: string[]) {
  mockShop.change(({ elements }) => {
    for (const element of elements) element.expired = !topics.includes(element.elementId);
  });
}

const tickets = () => mockShop.read().tickets;
const nextNumber = () => Math.max(...tickets().map(({ number }) => number)) + 1;
const arrived = (number: number, to: string) =>
  `We received your message as ticket #${number}. We'll reply to ${to}.`;

function signIn(as = email): User {
  mockShop.signIn(as);
  return userOf(as);
}

/** Turns the session into one whose code has not been entered. */
function missCode(): User {
  const user = signIn();
  mockShop.change(({ sessions }) => {
    for (const session of Object.values(sessions)) session.mfaVerified = false;
  });
  return { ...user, MFA: false };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write({ from = 'max@example.com', issue = 'Runout' } = {}) {
  if (from) await userEvent.type(await screen.findByLabelText('Email'), from);
  await userEvent.type(await screen.findByLabelText('Issue'), issue);
  await userEvent.type(screen.getByLabelText('Message'), 'It runs out by 0.02 mm.');
}

async function closeDialog(role: 'dialog' | 'alertdialog', title: string, message: string) {
  const dialog = await screen.findByRole(role, { name: title });
  expect(within(dialog).getByText(message)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
}

test('the help page is above the form, in order, with the content from staff', async () => {
  helpIs('returns', 'shipping-times');
  mockShop.change(({ elements }) => {
    const returns = elements.find(({ elementId }) => elementId === 'returns');
    returns?.attributes.push(
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
    );
  });
  renderShop(<SupportPage />);
  await screen.findByText('Thirty days.');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles).toEqual(['Shipping times', 'Returns and refunds', 'Contact Us...']);
  expect(screen.getByRole('button', { name: /Play video: How to pack it/ })).toBeVisible();
  expect(document.querySelector('script')).toBeNull();
  expect(screen.getByRole('link', { name: 'Returns and refunds' })).toHaveAttribute(
    'href',
    '#returns',
  );
  await expectAccessible();
});

test('without a help page there is just the form', async () => {
  mockShop.change((state) => {
    state.sections = state.sections.filter(({ category }) => category !== 'support');
  });
  renderShop(<SupportPage />);
  await waitFor(() => expect(screen.queryByText('Loading, please wait...')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Contact Us...' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await expectAccessible();
});

test('a help page that cannot be loaded is reported, and does not block the form', async () => {
  mockShop.start('offline', ['listElements']);
  renderShop(<SupportPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the help page");
  expect(screen.getByLabelText('Issue')).toBeVisible();
  mockShop.calm();
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Returns and refunds' })).toBeVisible();
});

test('the form says what is missing, once touched and when sent', async () => {
  const before = tickets();
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
  await userEvent.type(screen.getByLabelText('Email'), 'ada@');
  expect(await screen.findByText('MUST be a valid email address')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Email'));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  await expectAccessible();
  expect(tickets()).toEqual(before);
});

test("a visitor's message is sent, and a button starts another", async () => {
  helpIs();
  const number = nextNumber();
  renderShop(<SupportPage />);
  await userEvent.type(await screen.findByLabelText('Name (optional)'), 'Max');
  await write();
  await press('Send Message');
  await closeDialog('dialog', 'SUCCESS', arrived(number, 'max@example.com'));
  expect(tickets().at(-1)).toMatchObject({
    number,
    userId: null,
    name: 'Max',
    email: 'max@example.com',
    issue: 'Runout',
    message: 'It runs out by 0.02 mm.',
  });
  expect(check.actions).toEqual(['SEND_TICKET']);
  expect(await screen.findByText(arrived(number, 'max@example.com'))).toHaveFocus();
  expect(screen.queryByLabelText('Issue')).toBeNull();
  await expectAccessible();

  await press('Send a New Message');
  expect(screen.getByLabelText('Name (optional)')).toHaveFocus();
  for (const label of ['Name (optional)', 'Email', 'Issue', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
});

test('a signed-in user is not asked for their address', async () => {
  const number = nextNumber();
  renderShop(<SupportPage />, { user: signIn() });
  await screen.findByText(`From your account. We'll reply to ${email}.`);
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Park');
  await expectAccessible();
  await write({ from: '' });
  await press('Send Message');
  await closeDialog('dialog', 'SUCCESS', arrived(number, email));
  const { userId } = personOf(email);
  expect(tickets().at(-1)).toMatchObject({ number, userId, name: 'Ada Park', issue: 'Runout' });
});

test("a user who has not entered the code is asked for an address, because it isn't proven who they are", async () => {
  const number = nextNumber();
  renderShop(<SupportPage />, { user: missCode() });
  expect(await screen.findByLabelText('Email')).toHaveValue(email);
  await write({ from: '' });
  await press('Send Message');
  await closeDialog('dialog', 'SUCCESS', arrived(number, email));
  expect(tickets().at(-1)).toMatchObject({ number, userId: null, email });
});

test('a rejection is shown with Status and Reason, and the form stays', async () => {
  check.passes = 'robot';
  renderShop(<SupportPage />);
  await write();
  await press('Send Message');
  const reason = "We couldn't confirm that you're human. Reload the page and try again.";
  await closeDialog('alertdialog', 'ERROR', reason);
  expect(screen.getByLabelText('Message')).toHaveValue('It runs out by 0.02 mm.');
});

test("the server's errors appear at their fields", async () => {
  renderShop(<SupportPage />);
  // The page itself doesn't check for this.
  await write({ from: 'max@example-.com' });
  await press('Send Message');
  expect(await screen.findByText('must be a valid email address')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test.each([
  ['429', 'Too many attempts. Wait 30 seconds and try again.'],
  ['500', 'Something went wrong on our side. Please try again.'],
  ['offline', 'The shop could not be reached. Check your connection and try again.'],
] as const)('%s is described in words', async (problem, message) => {
  mockShop.start(problem, ['sendTicket']);
  renderShop(<SupportPage />);
  await write();
  await press('Send Message');
  await closeDialog('alertdialog', 'Message not sent', message);
});

test('a reload keeps the input, and a sent message is forgotten', async () => {
  const number = nextNumber();
  const first = renderShop(<SupportPage />);
  await write();
  first.unmount();

  const second = renderShop(<SupportPage />);
  expect(await screen.findByLabelText('Message')).toHaveValue('It runs out by 0.02 mm.');
  expect(screen.getByLabelText('Email')).toHaveValue('max@example.com');
  await press('Send Message');
  await closeDialog('dialog', 'SUCCESS', arrived(number, 'max@example.com'));
  await screen.findByRole('button', { name: 'Send a New Message' });
  second.unmount();

  renderShop(<SupportPage />);
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

test("a signed-in user's draft is shown to nobody else", async () => {
  const first = renderShop(<SupportPage />, { user: signIn() });
  await write({ from: '' });
  first.unmount();
  renderShop(<SupportPage />, { user: signIn('elena.berg@example.com') });
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

test('the help icon and the sign-in page link there', async () => {
  renderApp('/ui/signin', { user: missCode() });
  const link = await screen.findByRole('link', {
    name: "Can't Access your MFA code? Contact Us.",
  });
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/ui/support');
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Contact Us...' })).toBeVisible();
});
