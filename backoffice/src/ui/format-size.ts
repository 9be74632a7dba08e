interface Size {
  length: number;
  width: number;
  height: number;
}

/** `12 × 8.5 × 4 in` */
export function formatSize({ length, width, height }: Size): string {
  return `${[length, width, height].join(' × ')} in`;
}
