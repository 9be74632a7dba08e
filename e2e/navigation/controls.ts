import { expect, type Locator } from '@playwright/test';

// Another test in the same run creates this catalog, so it may or may not be there.
const FOUNDED_MEANWHILE = ':not([href="/ui/shop/measuring"])';
const CONTROLS = `a[href]${FOUNDED_MEANWHILE}, button, summary, input, select, [role="tab"], [role="menuitem"]`;

/** Returns everything that can be pressed, from top to bottom. */
export function controlsOf(place: Locator): Locator {
  return place.locator(CONTROLS).filter({ visible: true });
}

/** Fails unless exactly these controls are present, in this order. */
export async function expectControls(place: Locator, names: readonly string[]): Promise<void> {
  await expect.poll(() => namesOf(controlsOf(place)), { intervals: [50] }).toEqual(names);
}

/** Returns names without a leading count, because counts change. */
async function namesOf(controls: Locator): Promise<string[]> {
  const names = await controls.evaluateAll((elements: HTMLElement[]) =>
    elements.map((element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.item(0) : null;
      return element.ariaLabel ?? (label ?? element).innerText;
    }),
  );
  return names.map((name) =>
    name
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' ,', ',')
      .replace(/^[\d,–]+ ?(?=[a-z])/, '')
      .trim(),
  );
}

interface Look {
  /**
   * True for a part of a page's text, which may require scrolling. Navigation must be visible
   * without scrolling.
   */
  scrolls?: boolean;
}

/** Fails if a control is partly hidden, or if a click would hit something else. */
export async function expectInWindow(
  controls: Locator,
  names: readonly string[],
  where: string,
  { scrolls = false }: Look = {},
): Promise<void> {
  const amiss = async () => {
    const faults = await controls.evaluateAll(faultsOf, scrolls);
    return names.flatMap((name, at) => {
      const fault = faults[at] === undefined ? 'is not there' : faults[at];
      return fault === null ? [] : [`${name} ${fault}`];
    });
  };
  // After a resize, scripts may not have moved everything yet.
  await softly.poll(amiss, { message: where, intervals: [50] }).toEqual([]);
}

const softly = expect.configure({ soft: true });

/**
 * Checks all elements in one call. Runs in the browser, so it can't use anything outside this
 * function.
 */
function faultsOf(elements: Element[], scrolls: boolean): (string | null)[] {
  const slack = 1;
  const inside = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const { clientWidth, clientHeight } = document.documentElement;
  const displayed = new DOMRect(0, 0, clientWidth, clientHeight);
  const faultOf = (element: Element): string | null => {
    if (scrolls) element.scrollIntoView({ block: 'center' });
    const parts = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
    if (parts.length === 0) return 'is not drawn';
    for (const part of parts) {
      if (!inside(part, displayed)) return `is outside the window: ${JSON.stringify(part)}`;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const isWindow = around === document.body || around === document.documentElement;
        const clips = !isWindow && (overflowX !== 'visible' || overflowY !== 'visible');
        if (clips && around !== element && !inside(part, around.getBoundingClientRect()))
          return `is cut off by ${around.outerHTML.slice(0, 120)}`;
        // A fixed element is positioned relative to the window, so no outer element clips it.
        if (position === 'fixed') break;
      }
      const hit = document.elementFromPoint(part.x + part.width / 2, part.y + part.height / 2);
      if (!element.contains(hit)) return `is covered by ${hit?.outerHTML.slice(0, 120)}`;
    }
    return null;
  };
  return elements.map(faultOf);
}
