// @vitest-environment jsdom
import { leaveUnsaved } from '@spindle/sdk/domain/calls/unsaved';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formsThatAsk } from '../../../sdk/test/forms.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { press } from '../test/press.ts';
import { resizeWindow } from '../test/window-width.ts';
import { forms } from './fixtures/unsaved-forms.ts';

/** These warn only while a file is being uploaded, which their own tests cover. */
const onlyWhileUploading = ['releases/upload-panel.tsx', 'attributes/form/add-files.tsx'];

it('every form with unsaved input is covered', () => {
  expect([...Object.keys(forms), ...onlyWhileUploading].toSorted()).toEqual(
    formsThatAsk('backoffice'),
  );
});

/** Returns whether the browser asks before closing the tab. */
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Checks that every label with an asterisk belongs to a required input for screen readers. */
function expectRequiredNamed(): void {
  const fields = [...document.querySelectorAll('label')]
    .filter(({ textContent }) => textContent.includes('*'))
    .map(({ htmlFor }) => document.getElementById(htmlFor));
  for (const field of fields) if (field !== null) expect(field).toBeRequired();
}

/** Answers the leave question by staying on the page. */
async function stay(question: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: question, hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Dismiss', hidden: true }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

it.each(Object.entries(forms))('asks before discarding input: %s', async (_, form) => {
  const { close, question = leaveUnsaved } = form;
  openApp(mockShop.change(form.at));
  for (const name of form.press ?? []) await press(name);
  expect(isTabHeld()).toBe(false);
  expectRequiredNamed();
  const { expectKept, takeBack } = await form.type();
  await waitFor(() => expect(isTabHeld()).toBe(true));
  for (const width of [375, 1920, 1440]) {
    act(() => resizeWindow(width));
    expectKept();
  }
  if (close !== undefined) {
    await press(close);
    await stay(question);
    expectKept();
  }
  if (screen.queryByRole('dialog') === null) {
    fireEvent.click(firstOf(within(screen.getByRole('banner')).getAllByRole('link')));
    await stay(question);
    expectKept();
  }
  await takeBack();
  await waitFor(() => expect(isTabHeld()).toBe(false));
});
