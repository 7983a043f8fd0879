import type { Letter, Question } from '@fourfold/contract'
import type { QuestionState } from '../../attempt/types'
import { partName } from '../../marks/text'
import { Rich } from '../../ui/Rich'
import styles from './Options.module.css'

type Props = {
  question: Question
  state: QuestionState
  locked: boolean
  onChoose: (letter: Letter) => void
  onEliminate: (letter: Letter) => void
}

const percent = (share: number): string => `${Math.round(share * 100)}% chose this`

/** Four options; a second click clears; each can be struck out. After the reveal they say right and wrong in words. */
export function Options({ question, state, locked, onChoose, onEliminate }: Props) {
  return (
    <ul className={styles.options} aria-label="Options">
      {question.options.map((option) => {
        const selected = state.letter === option.letter
        const out = state.eliminated.includes(option.letter) && !locked
        const revealed = option.correct !== null
        const verdict = !revealed ? null : option.correct ? 'right' : selected ? 'wrong' : null
        return (
          <li key={option.id} className={styles.optionRow} data-out={out || undefined}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={selected}
              data-verdict={verdict ?? undefined}
              data-revealed={revealed || undefined}
              disabled={locked}
              onClick={() => onChoose(option.letter)}
            >
              <span className={styles.letter} aria-hidden="true">
                {option.letter}
              </span>
              <span className="visually-hidden">Option {option.letter}: </span>
              <Rich html={option.content} className={styles.optionText} part={partName(option.letter, question.id)} />
              <span className={styles.optionNote}>
                {verdict === 'right'
                  ? '✓ Correct answer'
                  : verdict === 'wrong'
                    ? '✗ Your answer'
                    : selected
                      ? 'Selected'
                      : out
                        ? 'Struck out'
                        : ''}
                {revealed && option.share !== null ? <small>{percent(option.share)}</small> : null}
              </span>
            </button>
            {locked ? null : (
              <button
                type="button"
                className={styles.strike}
                aria-pressed={out}
                aria-label={`${out ? 'Restore' : 'Strike out'} option ${option.letter}`}
                onClick={() => onEliminate(option.letter)}
              >
                {out ? '↺' : <s>{option.letter}</s>}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
