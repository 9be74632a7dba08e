import { screen } from '@testing-library/react';
import type { Sight } from '../screens.ts';
import { page } from '../visit.tsx';

export const text =
  (content: string | RegExp): Sight =>
  () =>
    first(page().getAllByText(content));

export const heading =
  (name: string | RegExp): Sight =>
  () =>
    screen.getByRole('heading', { name });

export const link =
  (name: string | RegExp, to: string): Sight =>
  () =>
    first(
      page()
        .getAllByRole('link', { name })
        .filter((one) => one.getAttribute('href') === to),
    );

export const button =
  (name: string): Sight =>
  () =>
    page().getByRole('button', { name });

export const field =
  (label: string): Sight =>
  () =>
    page().getByLabelText(label);

export const frame =
  (title: string | RegExp): Sight =>
  () =>
    page().getByTitle(title);

function first([one]: HTMLElement[]): HTMLElement {
  if (one === undefined) throw new Error('Nothing of that kind is on the page.');
  return one;
}
