import type { Letter } from '@fourfold/contract'
import type { Do } from '../../attempt/keep-test'
import type { Keys } from './use-keys'

const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D']

type Ways = Readonly<{
  dispatch: (action: Do) => void
  go: (step: number) => void
  help: () => void
  /** In a tutor test whose question is not submitted yet. */
  submit: (() => void) | null
  step: number
  paused: boolean
  /** Whether it is asked how sure the student is. */ asksSureness: boolean
}>

/** What each key does on the test screen; the sheet behind `?` lists the same. */
export function testKeys({ dispatch, go, help, submit, step, paused, asksSureness }: Ways): Keys {
  return {
    ...Object.fromEntries(
      LETTERS.flatMap((letter, i) => [
        [letter.toLowerCase(), () => dispatch({ type: 'choose', letter })],
        [String(i + 1), () => dispatch({ type: 'choose', letter })],
        [`Shift+${letter}`, () => dispatch({ type: 'eliminate', letter })],
      ]),
    ),
    ArrowRight: () => go(step + 1),
    j: () => go(step + 1),
    ArrowLeft: () => go(step - 1),
    k: () => go(step - 1),
    s: () => dispatch({ type: 'star' }),
    p: () => dispatch({ type: paused ? 'play' : 'pause' }),
    ...(asksSureness
      ? {
          y: () => dispatch({ type: 'confidence', value: 'sure' }),
          u: () => dispatch({ type: 'confidence', value: 'unsure' }),
          g: () => dispatch({ type: 'confidence', value: 'guess' }),
        }
      : {}),
    ...(submit ? { Enter: submit } : {}),
    '?': help,
  }
}
