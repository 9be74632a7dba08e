export function chamferedSquare(size: number, cut: number) {
  const [a, b] = [size / 2, size / 2 - cut];
  return [
    [a, -b],
    [a, b],
    [b, a],
    [-b, a],
    [-a, b],
    [-a, -b],
    [-b, -a],
    [b, -a],
  ] as const;
}
