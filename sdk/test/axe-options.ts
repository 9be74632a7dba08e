import type { RunOptions } from 'axe-core';

/** Rules about whole documents. These tests render screens without one. */
const DOCUMENT_RULES = [
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-one-main',
  'page-has-heading-one',
];

/** Nothing is painted here: colors and landmarks need a real browser. */
const OF_LAYOUT = ['color-contrast', 'region'];

/**
 * Used for checks of the whole document, for which axe has an index by tag and attribute. In a part
 * of it, every rule would visit every element.
 */
export const axeOptions: RunOptions = {
  // Pages in frames and style sheets are not loaded here.
  iframes: false,
  preload: false,
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    [...DOCUMENT_RULES, ...OF_LAYOUT].map((rule) => [rule, { enabled: false }]),
  ),
};
