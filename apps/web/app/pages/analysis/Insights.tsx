import type { Question, Test } from '@fourfold/contract'
import { type ReactNode, useState } from 'react'
import { QuestionModal } from '../../components/review/QuestionModal'
import { useStartTest } from '../../components/use-start-test'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { Button, ButtonLink } from '../../ui/Button'
import { Brain, Clock, Eye, type Icon, RotateCcw } from '../../ui/icons'
import { Rich } from '../../ui/Rich'
import styles from './analysis.module.css'
import { type Insight, insights, type NextThing, opens } from './insights'

const ICONS: Readonly<Record<Insight['kind'], Icon>> = { pace: Clock, changes: RotateCcw, sureness: Eye, slips: Brain }

type Props = { test: Test }
type Open = (questions: readonly Question[]) => void
type NameOf = (tag: string | null) => string | undefined

/** What the numbers below say, before they are read one by one; each opens its questions and leads on. */
export function Insights({ test }: Props) {
  const found = insights(test.questions_attributes)
  const start = useStartTest()
  const [open, setOpen] = useState<{ question: Question; among: readonly Question[] } | null>(null)
  // Logged meanwhile: the window shows the question as it is now.
  const now = open && (test.questions_attributes.find((q) => q.id === open.question.id) ?? open.question)
  const show: Open = (among) => among[0] && setOpen({ question: among[0], among })
  // A practice is made in the current topic: an old test of another one is only looked at.
  const current = useSession().topic === test.section
  if (found.length === 0) return null
  const nameOf = (tag: string | null) => test.tags.find((t) => t.id === tag)?.name
  return (
    <>
      <ul className={styles.insights} aria-label="What the numbers say">
        {found.map((insight) => (
          <li key={insight.kind}>
            <InsightCard insight={insight} nameOf={nameOf} onOpen={show}>
              {insight.next && current ? <Next next={insight.next} nameOf={nameOf} start={start} /> : null}
            </InsightCard>
          </li>
        ))}
      </ul>
      {start.error ? <p role="alert">{start.error}</p> : null}
      {start.overlay}
      {open && now ? (
        <QuestionModal
          question={now}
          name={nameOf(now.tag_id)}
          testId={test.id}
          among={open.among}
          onGo={(question) => setOpen({ ...open, question })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}

type CardProps = { insight: Insight; nameOf: NameOf; onOpen: Open; children: ReactNode }

function InsightCard({ insight, nameOf, onOpen, children }: CardProps) {
  const { kind, title, sentence, figures, questions } = insight
  const Sign = ICONS[kind]
  return (
    <>
      <h2>
        <Sign size={20} /> {title}
      </h2>
      <p>{sentence}</p>
      {kind === 'slips' ? (
        <Slips insight={insight} nameOf={nameOf} onOpen={onOpen}>
          {children}
        </Slips>
      ) : (
        <>
          <dl>
            {figures.map(({ name, value, questions: own }) => (
              <div key={name}>
                <dt>
                  {own ? (
                    <button type="button" className={styles.opens} onClick={() => onOpen(own)}>
                      <Rich html={name} inline />
                    </button>
                  ) : (
                    <Rich html={name} inline />
                  )}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.steps}>
            {children}
            {questions.length === 0 ? null : (
              <Button look="outline" small onClick={() => onOpen(questions)}>
                {questions.length === 1 ? 'Open the question' : `Open the ${questions.length} questions`}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}

/** So many misconceptions are read at once; one or two more are not hidden for it. */
const SHOWN = 3
const SPARE = 2

/** What to do about the first of them, then each with the question that showed it. */
function Slips({ insight: { figures, questions }, nameOf, onOpen, children }: CardProps) {
  const [all, setAll] = useState(false)
  const folded = !all && figures.length > SHOWN + SPARE
  return (
    <>
      <div className={styles.steps}>{children}</div>
      <ol className={styles.slips} data-one={figures.length === 1 || undefined}>
        {(folded ? figures.slice(0, SHOWN) : figures).map(({ name, value, questions: own = [] }) => (
          <li key={name}>
            <span>
              <Rich html={name} inline />
              {value === 'once' ? null : <strong> {value}</strong>}
            </span>
            <button type="button" className={styles.opens} onClick={() => onOpen(own)}>
              {opens(own, nameOf)}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.steps}>
        {folded ? (
          <Button look="plain" small onClick={() => setAll(true)}>
            Show {figures.length - SHOWN} more
          </Button>
        ) : null}
        {questions.length < 2 ? null : (
          <Button look="outline" small onClick={() => onOpen(questions)}>
            Go through the {questions.length} questions
          </Button>
        )}
      </div>
    </>
  )
}

type NextProps = {
  next: NextThing
  nameOf: NameOf
  start: ReturnType<typeof useStartTest>
}

function Next({ next, nameOf, start }: NextProps) {
  if (next.kind === 'harder')
    return (
      <ButtonLink to={paths.newTest()} small>
        Create a harder test
      </ButtonLink>
    )
  if (next.kind === 'misconception')
    return (
      <Button small busy={start.busy} onClick={() => void start.practice({ misconception: next.id })}>
        {next.alone ? 'Work on this mistake' : 'Work on the first'}
      </Button>
    )
  const name = nameOf(next.id)
  if (name === undefined) return null
  if (next.kind === 'lesson')
    return (
      <ButtonLink to={paths.lesson(next.id)} small>
        Open the lesson: {name}
      </ButtonLink>
    )
  return (
    <Button small busy={start.busy} onClick={() => void start.practice({ tag: name })}>
      Practice {name}
    </Button>
  )
}
