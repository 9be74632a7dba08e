import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The part of the editor that is open. It is in the address, so that reloading and going back work.
 */
export type SubPage =
  | { page: 'preview' }
  | { page: 'attributes' }
  | { page: 'publisher' }
  /** The form of that attribute, or of a new one. */
  | { page: 'attribute'; attributeId: string | null };

/** Returns the sub page that the address names, and a function that opens another. */
export function useSubPage(): [SubPage, (next: SubPage, how?: NavigateOptions) => void] {
  const [params, setParams] = useSearchParams();

  function go(next: SubPage, how: NavigateOptions = {}) {
    setParams(searchOf(next), how);
    window.scrollTo(0, 0);
  }

  return [subPageOf(params), go];
}

function subPageOf(params: URLSearchParams): SubPage {
  const page = params.get('page');
  if (page === 'attribute') return { page, attributeId: params.get('attribute') };
  return page === 'attributes' || page === 'publisher' ? { page } : { page: 'preview' };
}

function searchOf(next: SubPage): Record<string, string> {
  if (next.page === 'preview') return {};
  const attributeId = next.page === 'attribute' ? next.attributeId : null;
  return { page: next.page, ...(attributeId !== null && { attribute: attributeId }) };
}
