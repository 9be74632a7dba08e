import type { RunOptions } from 'axe-core';

/** Rules of whole documents: here are screens without one around them. */
const OF_DOCUMENTS = [
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-one-main',
  'page-has-heading-one',
];

/** Nothing is drawn here: colours and landmarks need a real browser. */
const OF_LAYOUT = ['color-contrast', 'region'];

/**
 * For a look at the whole document, of which axe keeps an index by tag and attribute: in a part of it
 * every rule goes through every element.
 */
export const axeOptions: RunOptions = {
  // Pages in frames are not loaded here, nor style sheets.
  iframes: false,
  preload: false,
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    [...OF_DOCUMENTS, ...OF_LAYOUT].map((rule) => [rule, { enabled: false }]),
  ),
};
