import type { Page } from '@playwright/test';

export interface Window {
  width: number;
  height: number;
  isPhone: boolean;
}

/**
 * A phone, a tablet upright and on its side, a small laptop, a large one, and a desktop screen,
 * with their real sizes. An upright tablet has a phone's menu.
 */
export const windows: Window[] = [
  { width: 375, height: 667, isPhone: true },
  { width: 768, height: 1024, isPhone: true },
  { width: 1024, height: 768, isPhone: false },
  { width: 1280, height: 720, isPhone: false },
  { width: 1440, height: 900, isPhone: false },
  { width: 1920, height: 1080, isPhone: false },
];

export const phones = windows.filter(({ isPhone }) => isPhone);
export const wideWindows = windows.filter(({ isPhone }) => !isPhone);

/** Runs a check on the same page in one window after another. */
export async function inEach(
  displayed: readonly Window[],
  browser: Page,
  look: (window: Window) => Promise<void>,
): Promise<void> {
  for (const window of displayed) {
    await browser.setViewportSize(window);
    await look(window);
  }
}
