import { useState } from 'react';
import { columns } from './columns.ts';
import {
  blockOf,
  copied,
  filledDown,
  placesOf,
  textAt,
  withPasted,
  withText,
  type CellPosition,
  type SheetPage,
  type TypedCells,
} from './typed.ts';

const FIRST: CellPosition = { row: 0, column: 0 };
const MAX_STEPS = 100;

/** Holds a sheet's typed text, current cell and undo steps. */
export function useSheet(page: SheetPage) {
  const { items } = page;
  const [typed, setTyped] = useState<TypedCells>({});
  const [past, setPast] = useState<readonly TypedCells[]>([]);
  const [active, setActive] = useState(FIRST);
  const [anchor, setAnchor] = useState(FIRST);
  /** The text of the cell being edited, or null. */
  const [draft, setDraft] = useState<string | null>(null);
  const block = blockOf(anchor, active);

  function change(next: TypedCells) {
    if (next === typed) return;
    setPast((steps) => [...steps.slice(1 - MAX_STEPS), typed]);
    setTyped(next);
  }

  function goTo(place: CellPosition, extends_ = false) {
    const row = Math.max(0, Math.min(items.length - 1, place.row));
    const column = Math.max(0, Math.min(columns.length - 1, place.column));
    setActive({ row, column });
    if (!extends_) setAnchor({ row, column });
  }

  function saveDraft() {
    if (draft !== null) change(withText(page, typed, active, draft.trim()));
    setDraft(null);
  }

  return {
    typed,
    active,
    block,
    draft,
    goTo,
    keepDraft: saveDraft,
    change,
    begin: (text?: string) => setDraft(text ?? textAt(page, typed, active)),
    type: setDraft,
    drop: () => setDraft(null),
    clear() {
      let all = typed;
      for (const place of placesOf(block)) all = withText(page, all, place, '');
      change(all);
    },
    fillDown: () => change(filledDown(page, typed, block)),
    paste: (text: string) => change(withPasted(page, typed, block, text)),
    copy: () => copied(page, typed, block),
    undo() {
      const last = past.at(-1);
      if (!last) return;
      setTyped(last);
      setPast((steps) => steps.slice(0, -1));
    },
    canUndo: past.length > 0,
    forget(ids: readonly string[]) {
      setTyped((all) =>
        Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id))),
      );
      setPast([]);
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;
