import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../fields.ts';
import { isFinal, pageMoves, pageStates, stateAfter, type PageState } from './page-moves.ts';

const moves = namesOf(pageMoves);
const histories = fc.array(fc.constantFrom(...moves), { maxLength: 30 });

/**
 * Returns the states of a new page after each move. Moves that aren't allowed leave it unchanged.
 */
function statesOf(history: readonly (typeof moves)[number][]): PageState[] {
  const states: PageState[] = ['STARTING'];
  for (const move of history) {
    const state = states.at(-1) ?? 'STARTING';
    states.push(stateAfter(state, move) ?? state);
  }
  return states;
}

/** Returns each change of state in a history. */
const changesIn = (history: readonly (typeof moves)[number][]) => {
  const states = statesOf(history);
  return history.flatMap((move, at) => {
    const [from, to] = states.slice(at, at + 2);
    return from === undefined || to === undefined || from === to ? [] : [{ move, from, to }];
  });
};

describe('a payment page, for any events in any order', () => {
  it('stays paid once it is paid', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const states = statesOf(history);
        const paid = states.indexOf('PAID');
        if (paid >= 0) expect(new Set(states.slice(paid))).toEqual(new Set(['PAID']));
      }),
    );
  });

  it('leaves a final state only for a late payment', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { move, from, to } of changesIn(history)) {
          if (isFinal(from)) expect({ move, to }).toEqual({ move: 'payLate', to: 'PAID' });
        }
      }),
    );
  });

  it('never goes back', () => {
    const order = ['STARTING', 'OPEN', 'AWAITING', 'EXPIRED', 'FAILED', 'PAID'];
    fc.assert(
      fc.property(histories, (history) => {
        for (const { from, to } of changesIn(history)) {
          expect(order.indexOf(to)).toBeGreaterThan(order.indexOf(from));
        }
      }),
    );
  });

  it('ignores repeated events', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const twice = history.flatMap((move) => [move, move]);
        expect(statesOf(twice).at(-1)).toBe(statesOf(history).at(-1));
      }),
    );
  });

  it("isn't replaced once its customer has completed it", () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { move, from } of changesIn([...history, 'withdraw'])) {
          if (move === 'withdraw') expect(['STARTING', 'OPEN']).toContain(from);
        }
      }),
    );
  });
});

it("every state of a payment page can be reached, and every one that isn't final can be left", () => {
  const reached = new Set<PageState>(['STARTING', ...moves.map((move) => pageMoves[move].to)]);
  expect(reached).toEqual(new Set(pageStates));
  for (const state of pageStates) {
    const left = moves.some((move) => stateAfter(state, move) !== null);
    expect({ state, left }).toEqual({ state, left: state !== 'PAID' });
  }
});
