import { lazyPart } from '@spindle/sdk/react/lazy-component';
import { Suspense, type ComponentType } from 'react';

/**
 * A part of the page that comes later, and that nobody needs: shown once its code has come. One that
 * does not come, because the network is gone or the shop was updated, takes nothing with it.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Part } = lazyPart(load, Nothing);
  return function OptionalPart(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
