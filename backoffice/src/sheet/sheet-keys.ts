import type { KeyboardEvent } from 'react';
import { columns } from './columns.ts';
import type { Sheet } from './use-sheet.ts';

const ways: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-15, 0],
  PageDown: [15, 0],
  Home: [0, -columns.length],
  End: [0, columns.length],
};

/** Handles a key in a sheet with that many rows, like a spreadsheet. */
export function pressKey(event: KeyboardEvent, sheet: Sheet, rows: number): void {
  if (sheet.draft !== null) typeKey(event, sheet);
  else if (event.ctrlKey || event.metaKey) handleShortcut(event, sheet);
  else moveKey(event, sheet, rows);
}

function typeKey(event: KeyboardEvent, sheet: Sheet): void {
  const { active } = sheet;
  if (event.key === 'Escape') {
    event.preventDefault();
    sheet.drop();
  } else if (event.key === 'Enter' || event.key === 'Tab') {
    event.preventDefault();
    const back = event.shiftKey ? -1 : 1;
    sheet.keepDraft();
    if (event.key === 'Enter') sheet.goTo({ ...active, row: active.row + back });
    else sheet.goTo({ ...active, column: active.column + back });
  }
}

function handleShortcut(event: KeyboardEvent, sheet: Sheet): void {
  const key = event.key.toLowerCase();
  if (key !== 'd' && key !== 'z') return;
  event.preventDefault();
  if (key === 'd') sheet.fillDown();
  else sheet.undo();
}

function moveKey(event: KeyboardEvent, sheet: Sheet, rows: number): void {
  const { active } = sheet;
  const way = ways[event.key];
  if (way) {
    event.preventDefault();
    const [down, right] = way;
    sheet.goTo({ row: active.row + down, column: active.column + right }, event.shiftKey);
  } else if (event.key === 'Tab') {
    // At either end, Tab leaves the sheet like any other control.
    const next = active.column + (event.shiftKey ? -1 : 1);
    if (next < 0 || next >= columns.length) return;
    event.preventDefault();
    sheet.goTo({ ...active, column: next });
  } else if (event.key === 'Enter' || event.key === 'F2') {
    event.preventDefault();
    if (rows > 0) sheet.begin();
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault();
    sheet.clear();
  } else if (event.key.length === 1 && !event.altKey) {
    event.preventDefault();
    sheet.begin(event.key);
  }
}
