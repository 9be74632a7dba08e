import { createElement, Fragment } from 'react';
import styles from './measures.module.css';

/** A number, its thousands apart or not, and the unit or short word after it. */
const measure = /(\d{1,15}(?:[ .,]\d{1,12}){0,4} [^\s\d.,;:()]{1,4}(?![^\s.,;:)]))/;

/** A text in which each number stays on one line with its unit. */
export function Measures({ in: text }: { in: string }) {
  const parts = text
    .split(measure)
    .map((part, at) =>
      at % 2 === 1 ? createElement('span', { className: styles.measure }, part) : part,
    );
  // parts that never move need no keys
  return createElement(Fragment, null, ...parts);
}
