import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/**
 * Our own text, which is translated, or text that people typed (`asIs`), such as an item's title.
 */
export type Translatable = string | AsIs;

interface AsIs {
  asIs: string;
}

interface TranslateText {
  /** Replaces `%{name}` in the text with `facts.name`, which may contain any characters. */
  (text: Translatable, facts?: Record<string, string>): string;
  (text: string | undefined): string | undefined;
  (text: ReactNode): ReactNode;
}

/**
 * Returns a function that translates our own text. The text itself is the i18nProvider's key, and
 * is shown if there is no translation. Text that people typed is never translated, because it could
 * match a key.
 */
export function useTranslateText(): TranslateText {
  const translateKey = useTranslate();
  function translate(text: Translatable, facts?: Record<string, string>): string;
  function translate(text: string | undefined): string | undefined;
  function translate(text: ReactNode): ReactNode;
  function translate(text: ReactNode | AsIs, facts?: Record<string, string>) {
    if (typeof text === 'string') return translateKey(text, facts);
    return isAsIs(text) ? text.asIs : text;
  }
  return translate;
}

function isAsIs(text: ReactNode | AsIs): text is AsIs {
  return typeof text === 'object' && text !== null && 'asIs' in text;
}
