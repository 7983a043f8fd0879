/** A student's way through the try-it of a lesson. */

export type TryState = Readonly<{
  /** What stays of the steps that are done, in order. */ done: readonly string[]
  /** Wrong answers to the step that is open. */ wrong: number
  /** The choices among them: each stays crossed out. */ crossed: readonly number[]
  /** What is said about the last answer. */ says: string | null
  /** The step of Example 2 to look at again, where nothing is known of how the last answer came about, */ again:
    | number
    | null
  /** and that answer, where it was typed. */ typed: string | null
  /** Whether that tells what happened in it, as a typical slip. */ slip: boolean
  /** Steps that were shown instead of done. */ shown: number
}>

export const START: TryState = {
  done: [],
  wrong: 0,
  crossed: [],
  says: null,
  again: null,
  typed: null,
  slip: false,
  shown: 0,
}

type Verdict = Readonly<{ right: boolean; says: string | null; done: string | null }>

export const RIGHT = 'Right.'

type Given = Readonly<{ typed?: string; choice?: number }>

/** The next state after the server has looked at a step, which is done as step `like` of Example 2, and at what was given. */
export function after(state: TryState, verdict: Verdict, like: number, { typed, choice }: Given = {}): TryState {
  if (verdict.done !== null)
    return {
      done: [...state.done, verdict.done],
      wrong: 0,
      crossed: [],
      says: verdict.right ? RIGHT : null,
      again: null,
      typed: null,
      slip: false,
      shown: state.shown + (verdict.right ? 0 : 1),
    }
  const crossed = choice === undefined ? state.crossed : [...state.crossed, choice]
  const slip = verdict.says !== null
  const said = { says: verdict.says, again: slip ? null : like, typed: typed ?? null }
  return { ...state, wrong: state.wrong + 1, crossed, ...said, slip }
}

/** From the second wrong answer on the step can be shown. */
export const mayBeShown = (state: TryState): boolean => state.wrong >= 2

/** What is said at the end. */
export const ending = (state: TryState): string =>
  state.shown === 0
    ? 'Done. You did every step yourself.'
    : 'Done. Go through the steps that were shown once more, then try the questions below.'
