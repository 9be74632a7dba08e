import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

const LABELS = ['aria-expanded', 'aria-controls', 'aria-activedescendant'] as const;

/**
 * Turns the plain search field into a combobox: sets the attributes for assistive technology, and
 * searches without reloading the page.
 */
export function useField(
  field: RefObject<HTMLInputElement | null>,
  { listId, open, activeId }: { listId: string; open: boolean; activeId: string | undefined },
): void {
  const navigate = useNavigate();

  useEffect(() => {
    const input = field.current;
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-haspopup', 'listbox');
  }, [field]);

  useEffect(() => {
    const values = [String(open), open ? listId : undefined, activeId];
    for (const [place, label] of LABELS.entries()) {
      const value = values[place];
      if (value === undefined) field.current?.removeAttribute(label);
      else field.current?.setAttribute(label, value);
    }
  }, [field, listId, open, activeId]);

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!form) return;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const q = input.value.trim();
      input.blur();
      void navigate(`/ui/search${q ? `?${new URLSearchParams({ q })}` : ''}`);
    };
    form.addEventListener('submit', submit);
    return () => form.removeEventListener('submit', submit);
  }, [field, navigate]);
}
