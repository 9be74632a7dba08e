import { leaveUnsaved } from '@spindle/sdk/domain/calls/unsaved';
import { firstCustomer } from '@spindle/sdk/demo/people';
import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { presentStaffOrder } from '@spindle/sdk/mocks/orders/presenters';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formsThatAsk } from '../../../sdk/test/forms.ts';
import { mockShop } from '../test/api.ts';
import { buyer, buyerOrders } from '../test/buyer.ts';
import { ownTicket } from '../test/own-ticket.ts';
import { fillCart } from '../test/person-of.ts';
import { mockHumanCheck } from '../test/mock-human-check.ts';
import { attempt, confirmAuthenticator } from '../test/registering.ts';
import { arrive } from '../test/visit.tsx';

mockHumanCheck();

/** What was typed: a check that it is kept, and a way to undo it. */
interface Typed {
  expectKept: () => void;
  takeBack: () => unknown;
}

interface Form {
  /** The user who fills it in. A visitor unless set. */
  who?: string;
  /** Prepares the mock shop and returns the path. */
  at: () => string | Promise<string>;
  type: () => Promise<Typed>;
  /** The form's own button that closes it. */
  close?: string;
  question?: string;
}

const { email } = firstCustomer;

const press = async (name: RegExp | string) =>
  fireEvent.click(await screen.findByRole('button', { name }));

const typing = (label: string) => async (): Promise<Typed> => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  const before = field.value;
  fireEvent.input(field, { target: { value: 'Unsaved' } });
  return {
    expectKept: () => expect(screen.getByLabelText(label)).toHaveValue('Unsaved'),
    takeBack: () => fireEvent.input(field, { target: { value: before } }),
  };
};

async function verify(): Promise<Typed> {
  const code = await screen.findByLabelText('Email code');
  fireEvent.input(code, { target: { value: attempt().code } });
  await press('Submit');
  await screen.findByRole('heading', { name: 'Your account is verified' });
  const codes = screen.getByRole('heading', { name: 'Your recovery codes' });
  return {
    expectKept: () => expect(codes).toBeVisible(),
    takeBack: () => press("I've saved my codes"),
  };
}

async function chooseReturn(): Promise<Typed> {
  const state = mockShop.read();
  const order = state.orders.find(
    (one) => one.email === buyer && presentStaffOrder(state, one, new Date()).returnable,
  );
  await press(`Return items from order ${shortId(order?.orderId ?? '')}`);
  await press(/^Increase quantity/);
  const status = await screen.findByText('1 unit to return.');
  return {
    expectKept: () => expect(status).toHaveTextContent('1 unit to return.'),
    takeBack: () => press(/^Decrease quantity/),
  };
}

/** Forms that warn about unsaved input, by file name, so that a missing form is noticed. */
const forms: Record<string, Form> = {
  'account/addresses/saved-address-form.tsx': {
    who: email,
    at: () => '/ui/account',
    async type() {
      await press('Add an address');
      return typing('City')();
    },
    close: 'Cancel',
  },
  'account/name-form.tsx': { who: email, at: () => '/ui/account', type: typing('First name') },
  'account/password-form.tsx': {
    who: email,
    at: () => '/ui/account',
    type: typing('Current password'),
  },
  'checkout/address-form.tsx': {
    who: email,
    at() {
      fillCart(email, 'spindles', 'er20-2k2w-water');
      mockShop.change(({ people }) => {
        for (const person of people) person.address = null;
      });
      return '/ui/address';
    },
    type: typing('City'),
  },
  'identity/registration/details-step.tsx': {
    at: () => '/ui/registration',
    type: typing('First Name'),
  },
  'identity/registration/verified-step.tsx': {
    async at() {
      await confirmAuthenticator();
      return '/ui/registration';
    },
    type: verify,
    question: 'Leave without your recovery codes?',
  },
  'orders/return-view.tsx': {
    who: buyer,
    at() {
      buyerOrders();
      return '/ui/orders';
    },
    type: chooseReturn,
    close: 'Back to orders',
  },
  'support/ticket-reply.tsx': {
    who: email,
    at: () => `/ui/support/tickets/${ownTicket(email, { status: 'WAITING' }).id}`,
    type: typing('Your reply'),
    question: 'Leave without sending?',
  },
};

test('every form with unsaved input is covered', () => {
  expect(Object.keys(forms)).toEqual(formsThatAsk('storefront'));
});

/** Returns whether the browser asks before it closes the tab. */
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Answers the question whether to leave with Cancel. */
async function stay(question: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

test.each(Object.entries(forms))('asks before input is lost: %s', async (_, form) => {
  const { who = null, close, question = leaveUnsaved } = form;
  mockShop.signIn(who);
  await arrive(await form.at());
  const { expectKept, takeBack } = await form.type();
  await waitFor(() => expect(isTabHeld()).toBe(true));
  const home = await screen.findByRole('link', { name: 'Spindle, home' });
  const button = close === undefined ? null : screen.getByRole('button', { name: close });
  for (const way of button === null ? [home] : [button, home]) {
    fireEvent.click(way);
    await stay(question);
    expectKept();
  }
  await takeBack();
  await waitFor(() => expect(isTabHeld()).toBe(false));
});
