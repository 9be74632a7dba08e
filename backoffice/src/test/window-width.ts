const LAPTOP = 1440;

let width = LAPTOP;
let lists: WindowMedia[] = [];

/** Behaves like `matchMedia` in a window of that width, and reports changes of the width. */
class WindowMedia extends EventTarget implements MediaQueryList {
  readonly media: string;
  readonly onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
  }

  get matches(): boolean {
    const bounds = [...this.media.matchAll(/(min|max)-width:\s*([\d.]+)px/g)];
    return (
      bounds.length > 0 &&
      bounds.every(([, side, px]) => (side === 'min' ? width >= Number(px) : width <= Number(px)))
    );
  }

  addListener() {}
  removeListener() {}
}

/** Opens a new window with the width of a laptop. */
export function openWindow(): void {
  width = LAPTOP;
  lists = [];
  window.matchMedia = (media) => {
    const list = new WindowMedia(media);
    lists.push(list);
    return list;
  };
}

/** Sets the width in CSS pixels. 375 is a phone. From 1600 on, a list fits next to its records. */
export function resizeWindow(px: number): void {
  width = px;
  for (const list of lists) list.dispatchEvent(new Event('change'));
}
