import type { ShopState } from '../state.ts';

export interface PanelContext {
  read: () => ShopState;
  /** Changes the shop, then what is shown: the page's data, or the whole page. */
  change: (change: (state: ShopState) => ShopState | void, then: 'refetch' | 'reload') => void;
}

/** A part of the panel; `update` shows what the shop knows now, where that matters. */
export interface PanelSection {
  element: HTMLElement;
  update?: () => void;
}
