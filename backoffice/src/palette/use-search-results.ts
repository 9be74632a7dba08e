import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reads } from '../providers/shop.ts';

/** A single letter matches nearly everything. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;
/** The search starts after this much time without typing. */
const PAUSE_MS = 150;

/**
 * Searches the shop for the typed text once the user pauses. Keeps the previous results until then.
 */
export function useSearchResults(typed: string) {
  const q = useAfterPause(typed.trim().slice(0, MAX_LENGTH));
  const isAsked = q.length >= MIN_LENGTH;
  const query = useQuery({
    ...reads.get('/api/admin/search', { params: { query: { q } } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isCurrent = q === typed.trim().slice(0, MAX_LENGTH) && !query.isPlaceholderData;
  return {
    found: isAsked ? query.data : undefined,
    /** Whether the results match the full text. */
    isCurrent,
    isPending: typed.trim().length >= MIN_LENGTH && (!isCurrent || query.isFetching),
    error: isAsked ? query.error : null,
    retry: () => void query.refetch(),
  };
}

function useAfterPause(value: string): string {
  const [saved, setKept] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setKept(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return saved;
}
