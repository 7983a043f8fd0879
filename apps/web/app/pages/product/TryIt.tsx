import { useState } from 'react'
import { Section } from '../../components/marketing/Blocks'
import { Button } from '../../ui/Button'
import { Check, X } from '../../ui/icons'
import { AGAIN, FIRST, type Slip, type Try, told } from './try-it'
import styles from './try-it.module.css'

/** A variable stands in italics, as on the test screen; this page loads no formula setter. */
function Formula({ text }: { text: string }) {
  const found = /(?<![a-z])[xy](?![a-z])/i.exec(text)
  if (!found) return text
  return (
    <>
      {text.slice(0, found.index)}
      <i>{found[0]}</i>
      <Formula text={text.slice(found.index + 1)} />
    </>
  )
}

type AskProps = { question: Try; answer: string | null; onAnswer: (letter: string) => void }

/** A question with its options; after an answer they say right and wrong. */
function Ask({ question, answer, onAnswer }: AskProps) {
  return (
    <div className={styles.ask}>
      <p className={styles.stem}>
        <Formula text={question.stem} />
      </p>
      <ul aria-label={question.stem}>
        {question.options.map(({ letter, text, slip }) => {
          const chosen = answer === letter
          const verdict = answer === null ? undefined : slip ? (chosen ? 'wrong' : undefined) : 'right'
          return (
            <li key={letter}>
              <button
                type="button"
                aria-pressed={chosen}
                data-verdict={verdict}
                disabled={answer !== null}
                onClick={() => onAnswer(letter)}
              >
                <strong>{letter}</strong>
                <span className={styles.formula}>
                  <Formula text={text} />
                </span>
                <span className={styles.mark}>
                  {verdict === 'right' ? <Check size={20} aria-label="right" /> : null}
                  {verdict === 'wrong' ? <X size={20} aria-label="your answer, wrong" /> : null}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Named({ slip, title }: { slip: Slip; title: string }) {
  return (
    <div className={styles.named}>
      <p className={styles.label}>{title}</p>
      <p className={styles.sentence}>“{slip.sentence}”</p>
      <p>{slip.clue}</p>
    </div>
  )
}

/** The product in one minute: a wrong answer that is named, and the same trap again until it is mended. */
export function TryIt() {
  const [first, setFirst] = useState<string | null>(null)
  const [again, setAgain] = useState<string | null>(null)
  const { stage, slip } = told({ first, again })
  return (
    <Section
      id="try"
      title="Give it a wrong answer"
      lede="Nobody needs an account for this one. Choose the answer that you, or somebody you know, would fall for."
    >
      <div className={styles.try}>
        <Ask question={FIRST} answer={first} onAnswer={setFirst} />
        <div className={styles.told} aria-live="polite">
          {stage === 'ask' ? (
            <p className={styles.waiting}>Choose one. What probably happened appears here.</p>
          ) : stage === 'right' ? (
            <>
              <p className={styles.sentence}>Right. {FIRST.steps}</p>
              <p>The other three are wrong in three different ways. Try one of them and see it named.</p>
              <Button look="outline" onClick={() => setFirst(null)}>
                Try a wrong one
              </Button>
            </>
          ) : (
            <>
              {slip && stage === 'named' ? <Named slip={slip} title="What probably happened" /> : null}
              <p className={styles.label}>{stage === 'named' ? 'Now the same trap in another dress' : null}</p>
              <Ask key={String(again === null)} question={AGAIN} answer={again} onAnswer={setAgain} />
              {stage === 'mended' ? (
                <div className={styles.named} data-mended>
                  <p className={styles.sentence}>Mended. {AGAIN.steps}</p>
                  <p>In your journal it would come back in a day or so, and later each time you get it right.</p>
                </div>
              ) : null}
              {stage === 'repeated' && slip ? (
                <>
                  <Named slip={slip} title="Not yet" />
                  <Button look="outline" onClick={() => setAgain(null)}>
                    Once more
                  </Button>
                </>
              ) : null}
            </>
          )}
        </div>
      </div>
    </Section>
  )
}
