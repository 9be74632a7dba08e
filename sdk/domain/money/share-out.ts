/**
 * Splits an amount across parts in proportion to their size, to the cent. Leftover cents go to the
 * parts that lost the most to rounding, or the first of equal ones. No share exceeds its part.
 * @throws RangeError if the amount exceeds the sum of the parts
 */
export function allocateCents(amount: number, parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + BigInt(part), 0n);
  if (amount < 0 || BigInt(amount) > total) {
    throw new RangeError(`can't split ${amount} across ${total}`);
  }
  if (amount === 0) return parts.map(() => 0);
  const exact = parts.map((part, at) => {
    const product = BigInt(amount) * BigInt(part);
    return { at, down: Number(product / total), lost: product % total };
  });
  const left = amount - exact.reduce((sum, { down }) => sum + down, 0);
  const luckier = new Set(
    exact
      .toSorted((a, b) => Number(b.lost - a.lost))
      .slice(0, left)
      .map(({ at }) => at),
  );
  return exact.map(({ at, down }) => (luckier.has(at) ? down + 1 : down));
}
