import { MEASURE } from '@spindle/sdk/domain/catalog/measures';
import { createElement, Fragment, type ReactNode } from 'react';

const measure = new RegExp(`(${MEASURE.source})`);

/** Returns the text with each number kept on one line with its unit. */
export function withMeasures(text: string): ReactNode {
  const parts = text
    .split(measure)
    .map((part, at) =>
      at % 2 === 1 ? createElement('span', { className: 'measure' }, part) : part,
    );
  // The parts never move, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
