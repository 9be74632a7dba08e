import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** A fixed sentence of ours, or what people typed, such as an item's title. */
export type Translatable = string | AsIs;

interface AsIs {
  asIs: string;
}

interface TranslateText {
  /** `%{name}` in a sentence is filled in, whatever is in it, with `facts.name`. */
  (text: Translatable, facts?: Record<string, string>): string;
  (text: string | undefined): string | undefined;
  (text: ReactNode): ReactNode;
}

/**
 * Returns what translates our fixed sentences: each is a key of the i18nProvider, and shown where no
 * table has it. What people typed is not translated, because it could be a key by chance.
 */
export function useTranslateText(): TranslateText {
  const byProvider = useTranslate();
  function translate(text: Translatable, facts?: Record<string, string>): string;
  function translate(text: string | undefined): string | undefined;
  function translate(text: ReactNode): ReactNode;
  function translate(text: ReactNode | AsIs, facts?: Record<string, string>) {
    if (typeof text === 'string') return byProvider(text, facts);
    return isAsIs(text) ? text.asIs : text;
  }
  return translate;
}

function isAsIs(text: ReactNode | AsIs): text is AsIs {
  return typeof text === 'object' && text !== null && 'asIs' in text;
}
