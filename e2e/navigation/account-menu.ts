import { expect, type Page } from '@playwright/test';
import { controlsOf, expectControls, expectInWindow } from './controls.ts';
import type { NavLink } from './nav-links.ts';

const NAMES = ['Your account', 'Back to the shop', 'Sign out'] as const;

/** The exits from the back-office, which the test uses last. */
export const accountMenu: NavLink = {
  follow: async (browser, control) => {
    await control.click();
    await expectControls(browser.getByRole('menu'), NAMES);
  },
  seen: async (browser) => {
    await expectInWindow(controlsOf(browser.getByRole('menu')), NAMES, 'the menu');
  },
  back: async (browser) => {
    await browser.keyboard.press('Escape');
    await expect(browser.getByRole('menu')).toBeHidden();
  },
};

export async function leaveBy(browser: Page, name: (typeof NAMES)[number]): Promise<void> {
  await browser.getByRole('button', { name: /^Account menu for/ }).click();
  await browser.getByRole('menuitem', { name, exact: true }).click();
}
