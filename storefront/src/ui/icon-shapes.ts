/** Path data on a 24-unit grid, drawn for a 1.6 stroke without fill. */
export const ICONS = {
  cart: 'M3 4h2.2l2.3 11h10.3l2.2-8H6M9 19.5a.6.6 0 1 0 .01 0M16.5 19.5a.6.6 0 1 0 .01 0',
  'sign-in': 'M10 5V4h9v16h-9v-1M4 12h10M11 8.5 14.5 12 11 15.5',
  'sign-out': 'M14 5V4H5v16h9v-1M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.5 9.4c.2-1.5 1.2-2.3 2.6-2.3 1.5 0 2.5.9 2.5 2.2 0 1.9-2.5 2-2.5 4.2M12.1 16.8v.1',
  portal: 'M3 6.5h18v11H3zM3 10h18M6 14h4',
  desk: 'M5 4h14v16H5zM9 8h6M9 12h6M9 16h3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l.8 13h9.4l.8-13M10 11v5M14 11v5',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M4.5 12.5 10 18 19.5 7',
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5.5M12 7.5v.1',
  chevron: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 20.5 20.5M8 10.5h5M10.5 8v5',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7 5v14l12-7z',
  refresh:
    'M4.5 12a7.5 7.5 0 0 1 13-5.2L20 9M20 4.5V9h-4.5M19.5 12a7.5 7.5 0 0 1-13 5.2L4 15M4 19.5V15h4.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 20.5 20.5',
  sort: 'M12 19V6M7.5 10.5 12 6l4.5 4.5',
  cards: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
} as const;

export type IconName = keyof typeof ICONS;
