import { createElement, Fragment, type ReactNode } from 'react';

/** A number, its thousands apart or not, and the unit or short word after it. */
const measure = /(\d{1,9}(?:[ .,]\d{1,9}){0,3} [^\s\d.,)]{1,5}\b)/;

/** A text in which each number stays on one line with its unit. */
export function withMeasures(text: string): ReactNode {
  const parts = text
    .split(measure)
    .map((part, at) =>
      at % 2 === 1 ? createElement('span', { className: 'measure' }, part) : part,
    );
  // parts that never move need no keys
  return createElement(Fragment, null, ...parts);
}
