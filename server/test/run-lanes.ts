export interface Lanes<Turn> {
  /** Beside each other; of a lane one after the other. */
  lanes: readonly (readonly Turn[])[];
  /** Each taken by the lane that is through first. */
  rest: readonly Turn[];
}

/** Never runs more at a time than there are lanes. */
export async function runLanes<Turn>(
  { lanes, rest }: Lanes<Turn>,
  run: (turn: Turn) => Promise<void>,
): Promise<void> {
  const left = [...rest];
  const runLane = async (lane: readonly Turn[]) => {
    for (const turn of lane) await run(turn);
    for (let turn = left.shift(); turn !== undefined; turn = left.shift()) await run(turn);
  };
  await Promise.all(lanes.map(runLane));
}
