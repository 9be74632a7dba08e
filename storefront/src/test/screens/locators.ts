import { screen } from '@testing-library/react';
import type { Locator } from '../screens.ts';
import { page } from '../visit.tsx';

export const text =
  (content: string | RegExp): Locator =>
  () =>
    first(page().getAllByText(content));

export const heading =
  (name: string | RegExp): Locator =>
  () =>
    screen.getByRole('heading', { name });

export const link =
  (name: string | RegExp, to: string): Locator =>
  () =>
    first(
      page()
        .getAllByRole('link', { name })
        .filter((one) => one.getAttribute('href') === to),
    );

export const button =
  (name: string): Locator =>
  () =>
    page().getByRole('button', { name });

export const field =
  (label: string): Locator =>
  () =>
    page().getByLabelText(label);

export const frame =
  (title: string | RegExp): Locator =>
  () =>
    page().getByTitle(title);

function first([one]: HTMLElement[]): HTMLElement {
  if (one === undefined) throw new Error('Nothing of that kind is on the page.');
  return one;
}
