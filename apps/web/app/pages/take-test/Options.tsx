import type { Letter, Question } from '@fourfold/contract'
import type { QuestionState } from '../../attempt/types'
import { partName } from '../../marks/text'
import { Undo2 } from '../../ui/icons'
import { OutcomeMark } from '../../ui/OutcomeMark'
import { Rich } from '../../ui/Rich'
import styles from './Options.module.css'

type Props = {
  question: Question
  state: QuestionState
  locked: boolean
  /** Tried in a tutor test, and not right; the key is not known yet. */
  wrong?: Letter | null
  onChoose: (letter: Letter) => void
  onEliminate: (letter: Letter) => void
}

/** A graph about as high as it is wide; number lines and rows of boxes need the whole width. */
const isGraph = ({ content }: Question['options'][number]): boolean => {
  const [, width, height] = /<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(content) ?? []
  return Number(height) * 2 > Number(width)
}

/** Four options; a second click clears; each can be struck out. After the reveal they say right and wrong in words. */
export function Options({ question, state, locked, wrong = null, onChoose, onEliminate }: Props) {
  return (
    <ul className={styles.options} aria-label="Options" data-graphs={question.options.some(isGraph) || undefined}>
      {question.options.map((option) => {
        const selected = state.letter === option.letter
        const out = state.eliminated.includes(option.letter) && !locked
        const revealed = option.correct !== null
        const tried = !revealed && wrong === option.letter
        const second = revealed && question.second_try?.answer === option.letter
        const verdict = tried
          ? 'wrong'
          : !revealed
            ? null
            : option.correct
              ? 'right'
              : selected || second
                ? 'wrong'
                : null
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
              <Rich
                html={option.content}
                className={styles.optionText}
                part={partName(option.letter, question.id)}
                large
              />
              <span className={styles.optionNote}>
                {verdict === null ? null : <OutcomeMark outcome={verdict === 'right' ? 'Correct' : 'Incorrect'} />}
                <span className={styles.noteWords}>
                  {verdict === 'right' && selected
                    ? 'Right'
                    : verdict === 'right'
                      ? second
                        ? 'Right, second try'
                        : 'Correct answer'
                      : tried
                        ? 'Not right'
                        : verdict === 'wrong'
                          ? second
                            ? 'Second try'
                            : question.second_try
                              ? 'First answer'
                              : 'Your answer'
                          : selected
                            ? 'Selected'
                            : out
                              ? 'Struck out'
                              : ''}
                </span>
                {revealed && option.share !== null ? (
                  <small>
                    {Math.round(option.share * 100)}%<span className={styles.noteWords}> chose this</span>
                  </small>
                ) : null}
              </span>
            </button>
            {locked ? (
              <span className={styles.strike} />
            ) : (
              <button
                type="button"
                className={styles.strike}
                aria-pressed={out}
                aria-label={`${out ? 'Restore' : 'Strike out'} option ${option.letter}`}
                onClick={() => onEliminate(option.letter)}
              >
                {out ? <Undo2 size={18} /> : <s>{option.letter}</s>}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
