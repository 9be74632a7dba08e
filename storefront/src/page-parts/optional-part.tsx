import { lazyPart } from '@spindle/sdk/react/lazy-component';
import { Suspense, type ComponentType } from 'react';

/**
 * Creates a part of the page that is optional and shows once its code has loaded. If loading fails,
 * because the network is gone or the shop was updated, only this part is missing.
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
