import { useCallback, useEffect, useRef } from 'react';

/** The same function at each drawing, which calls the latest: rows that are as they were stay so. */
export function useStable<Given extends unknown[]>(
  latest: (...given: Given) => void,
): (...given: Given) => void {
  const call = useRef(latest);
  useEffect(() => {
    call.current = latest;
  });
  return useCallback((...given: Given) => call.current(...given), []);
}
