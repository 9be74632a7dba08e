import { useEffect, useRef, useState } from 'react';

type Score = 0 | 1 | 2 | 3 | 4;
type Estimator = (password: string, personal: readonly string[]) => Score;

const PAUSE_MS = 400;

/**
 * Returns the strength of the typed password once typing pauses, or null while there is nothing to
 * say. The estimator loads when the field becomes `active`. If that fails, there is no estimate.
 */
export function usePasswordStrength({
  password,
  active,
  personal,
}: {
  password: string;
  active: boolean;
  personal: (() => readonly string[]) | undefined;
}): Score | null {
  const estimator = useEstimator(active);
  const personalData = useRef(personal);
  const [score, setScore] = useState<Score | null>(null);

  useEffect(() => {
    personalData.current = personal;
  }, [personal]);

  useEffect(() => {
    if (!estimator) return;
    const timer = setTimeout(
      () =>
        setScore(password ? estimator.estimate(password, personalData.current?.() ?? []) : null),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [estimator, password]);

  return score;
}

function useEstimator(active: boolean) {
  const [estimator, setEstimator] = useState<{ estimate: Estimator } | null>(null);
  useEffect(() => {
    if (!active) return;
    let current = true;
    import('./password-strength.ts').then(
      ({ strengthOf }) => current && setEstimator({ estimate: strengthOf }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [active]);
  return estimator;
}
