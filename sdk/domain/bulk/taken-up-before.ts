import { refusal } from '../refusal.ts';

/** What was sent under one name is done once, whoever sends it. */
export const takenUpBefore = (by: string) =>
  refusal(
    'TAKEN_UP_BEFORE',
    `${by} has sent the same before. It was taken up then; under Changes you see what became of it.`,
  );
