import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { COMPARE_FORM } from './compare-box.tsx';
import { COMPARE_PATH, useCompared } from './compared-items.ts';

const CompareBar = lazyComponent(async () => (await import('./compare-bar.tsx')).CompareBar);

/**
 * The form that a list's checkboxes belong to, for comparing without JavaScript. With JavaScript, a
 * bar at the bottom replaces it.
 */
export function CompareForm() {
  const keys = useCompared();
  return (
    <>
      <form id={COMPARE_FORM} action={COMPARE_PATH}>
        <noscript>
          <button type="submit">Compare selected parts</button>
        </noscript>
      </form>
      {keys.length > 0 ? (
        <Suspense>
          <CompareBar keys={keys} />
        </Suspense>
      ) : null}
    </>
  );
}
