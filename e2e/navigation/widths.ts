/** A phone, a small laptop, a large one, a screen on a desk: as wide and as high as they are. */
export const windows = [
  { width: 375, height: 667, isPhone: true },
  { width: 1280, height: 720, isPhone: false },
  { width: 1440, height: 900, isPhone: false },
  { width: 1920, height: 1080, isPhone: false },
];
