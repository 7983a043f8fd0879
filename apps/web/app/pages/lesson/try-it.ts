/** A student's way through the try-it of a lesson. */

export type TryState = Readonly<{
  /** What stays of the steps that are done, in order. */ done: readonly string[]
  /** Wrong answers to the step that is open. */ wrong: number
  /** The choices among them: each stays crossed out. */ crossed: readonly number[]
  /** What is said about the last answer. */ says: string | null
  /** Whether that tells what happened in it, as a typical slip. */ slip: boolean
  /** Steps that were shown instead of done. */ shown: number
}>

export const START: TryState = { done: [], wrong: 0, crossed: [], says: null, slip: false, shown: 0 }

type Verdict = Readonly<{ right: boolean; says: string | null; done: string | null }>

export const RIGHT = 'Right.'
const notYet = (like: number): string => `Not yet. Look again at step ${like} of Example 2.`

/** The next state after the server has looked at a step, which is done as step `like` of Example 2; `choice` is what was chosen. */
export function after(state: TryState, verdict: Verdict, like: number, choice?: number): TryState {
  if (verdict.done !== null)
    return {
      done: [...state.done, verdict.done],
      wrong: 0,
      crossed: [],
      says: verdict.right ? RIGHT : null,
      slip: false,
      shown: state.shown + (verdict.right ? 0 : 1),
    }
  const crossed = choice === undefined ? state.crossed : [...state.crossed, choice]
  const slip = verdict.says !== null
  return { ...state, wrong: state.wrong + 1, crossed, says: verdict.says ?? notYet(like), slip }
}

/** From the second wrong answer on the step can be shown. */
export const mayBeShown = (state: TryState): boolean => state.wrong >= 2

/** What is said at the end. */
export const ending = (state: TryState): string =>
  state.shown === 0
    ? 'Done. You did every step yourself.'
    : 'Done. Go through the steps that were shown once more, then try the questions below.'
