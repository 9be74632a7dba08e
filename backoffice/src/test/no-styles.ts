import { registerHooks } from 'node:module';

const ENGINE = import.meta.resolve('./styled-engine.ts');

/** Whoever makes styled elements from now on makes them with `styled-engine.ts`. */
export function workOutNoStyles(): void {
  registerHooks({
    resolve: (name, context, next) =>
      name === '@emotion/styled' && context.parentURL !== ENGINE
        ? { url: ENGINE, shortCircuit: true }
        : next(name, context),
  });
}
