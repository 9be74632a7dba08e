import { test, type Page } from '@playwright/test';

/** A phone, a small laptop, a large one, a screen on a desk: as wide and as high as they are. */
const WINDOWS = [
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

export interface Window {
  width: (typeof WINDOWS)[number]['width'];
  isPhone: boolean;
  /** Nothing is lost any more by leaving for good. */
  isLast: boolean;
}

export async function atEveryWidth(browser: Page, act: (window: Window) => Promise<void>) {
  for (const [place, size] of WINDOWS.entries()) {
    await test.step(`at ${size.width} px`, async () => {
      await browser.setViewportSize(size);
      await act({ width: size.width, isPhone: place === 0, isLast: place === WINDOWS.length - 1 });
    });
  }
}
