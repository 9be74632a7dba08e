import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** The open part of the editor. It is in the URL, so that Reload and Back work. */
export type SubPage =
  | { page: 'preview' }
  | { page: 'attributes' }
  | { page: 'publisher' }
  /** The form for that attribute, or for a new one. */
  | { page: 'attribute'; attributeId: string | null };

/** Returns the sub page in the URL, and a function that opens another one. */
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
