/** As it is written on the keys of whoever looks at the screen. */
export const paletteKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
