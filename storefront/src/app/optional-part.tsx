import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part of the page that comes later, and that nobody needs: shown once its code has come. One that
 * does not come, because the network is gone or the shop was updated, takes nothing with it.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Later = lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => Nothing),
  }));
  return function OptionalPart(props) {
    return (
      <Suspense>
        <Later {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
