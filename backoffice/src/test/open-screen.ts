import { screen } from '@testing-library/react';
import type { KindOfShop } from '@spindle/sdk/demo/mock-shop/kinds-of-shop';
import { mockShop } from './mock-shop.ts';
import { renderApp } from './render-app.tsx';
import type { MockScreen } from './mock-screen.ts';

/**
 * Renders the whole back-office at a screen, with a shop in that state. `before` changes the shop
 * first.
 */
export function openScreen(
  { who = 'admin@example.com', at }: MockScreen,
  { kind = 'standard', before }: { kind?: KindOfShop; before?: () => void } = {},
): void {
  mockShop.open(kind);
  mockShop.signIn(who);
  before?.();
  renderApp(at(mockShop.read()));
}

/** Waits for a text anywhere on the screen. */
export async function expectVisible(text: string): Promise<void> {
  await screen.findAllByText(text.replaceAll(/\s+/g, ' ').trim());
}

/** Waits for a screen that is loading its content, not for the frame that loads the screen. */
export async function expectLoading(): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  await screen.findAllByLabelText('Loading', { selector: 'main [role=status]' });
}
