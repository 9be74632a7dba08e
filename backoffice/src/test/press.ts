import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Clicks a button. `hidden: true` skips the visibility check, which would take most of a test's
 * time.
 */
export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name, hidden: true }));
}
