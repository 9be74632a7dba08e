export interface Lanes<Turn> {
  /** Lanes run in parallel; the turns of a lane run one after the other. */
  lanes: readonly (readonly Turn[])[];
  /** The first free lane runs each of these turns. */
  rest: readonly Turn[];
}

/** Never runs more turns at the same time than there are lanes. */
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
