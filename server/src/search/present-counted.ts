import type { CountedSpec } from '@spindle/sdk/domain/search/facets';

interface CountedRow {
  name: string;
  value: string;
  shown_number: number | null;
  shown_max: number | null;
  shown_unit: string;
  least: number | null;
  most: number | null;
  unit: string | null;
  count: number;
  place: number;
}

/** Presents a row of `search_specs` with its counts, ready for building facets. */
export function presentCounted(row: CountedRow): CountedSpec {
  const { name, value, shown_number: number, shown_max: max, shown_unit: unit } = row;
  const { least, most } = row;
  return {
    spec: {
      name,
      value,
      ...(number !== null && { number }),
      ...(max !== null && { max }),
      ...(unit !== '' && { unit }),
    },
    ...(least !== null && {
      base: {
        number: least,
        ...(most !== null && most !== least && { max: most }),
        unit: row.unit ?? '',
      },
    }),
    count: row.count,
    place: row.place,
  };
}
