import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reads } from '../providers/shop.ts';

/** One letter is in nearly everything. */
const LEAST_LETTERS = 2;
const MOST_LETTERS = 100;
/** Who types on has not asked yet. */
const PAUSE_MS = 150;

/** What the shop finds for what is typed, once somebody pauses; until then what it found before. */
export function useFound(typed: string) {
  const q = useAfterPause(typed.trim().slice(0, MOST_LETTERS));
  const isAsked = q.length >= LEAST_LETTERS;
  const query = useQuery({
    ...reads.get('/api/admin/search', { params: { query: { q } } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isCurrent = q === typed.trim().slice(0, MOST_LETTERS) && !query.isPlaceholderData;
  return {
    found: isAsked ? query.data : undefined,
    /** Whether it is what was found for all that is typed. */
    isCurrent,
    isPending: typed.trim().length >= LEAST_LETTERS && (!isCurrent || query.isFetching),
    error: isAsked ? query.error : null,
    retry: () => void query.refetch(),
  };
}

function useAfterPause(value: string): string {
  const [kept, setKept] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setKept(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return kept;
}
