import { screen } from '@testing-library/react';
import type { KindOfShop } from '@spindle/sdk/demo/played-shop/kinds-of-shop';
import { mockShop } from './mock-shop.ts';
import { renderApp } from './render-app.tsx';
import type { PlayedScreen } from './played-screen.ts';

/** The whole back-office at a screen, in a shop of that kind; `before` happens to the shop first. */
export function openScreen(
  { who = 'admin@example.com', at }: PlayedScreen,
  { kind = 'as usual', before }: { kind?: KindOfShop; before?: () => void } = {},
): void {
  mockShop.open(kind);
  mockShop.signIn(who);
  before?.();
  renderApp(at(mockShop.read()));
}

/** Waits for what a screen shows, wherever on it that is. */
export async function expectShown(text: string): Promise<void> {
  await screen.findAllByText(text.replaceAll(/\s+/g, ' ').trim());
}

/** A screen that is there, and waits for what it shows: not the frame around it that does. */
export async function expectLoading(): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  await screen.findAllByLabelText('Loading', { selector: 'main [role=status]' });
}
