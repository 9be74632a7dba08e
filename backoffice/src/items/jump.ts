/**
 * Shows a section of the page. The focus moves to its heading or, if `source` is given, to that
 * field. If the section has no such field, its first button gets the focus.
 */
export function jumpTo(section: string, source?: string): void {
  const place = document.querySelector<HTMLElement>(`#${CSS.escape(section)}`);
  place?.scrollIntoView();
  const target =
    source === undefined
      ? place?.querySelector<HTMLElement>('h2')
      : (place?.querySelector<HTMLElement>(`[name="${CSS.escape(source)}"]`) ??
        place?.querySelector<HTMLElement>('button'));
  target?.focus({ preventScroll: source === undefined });
}
