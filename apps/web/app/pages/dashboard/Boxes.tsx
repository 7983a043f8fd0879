import { type DashboardData, fewNames } from '@fourfold/contract'
import type { ReactNode } from 'react'
import type { Start } from '../../components/use-start-test'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './dashboard.module.css'
import { ActionButton } from './NextAction'

const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

type BoxProps = { title: string; text: string; minutes?: number | null; action: ReactNode }

function Box({ title, text, minutes = null, action }: BoxProps) {
  return (
    <div className={styles.box}>
      <h3>
        {title}
        {minutes === null ? null : <span className={styles.minutes}> · {minutes} min</span>}
      </h3>
      <p>{text}</p>
      {action}
    </div>
  )
}

const TITLES: Record<DashboardData['next_action']['kind'], string> = {
  start_diagnostic: 'Diagnostic',
  resume_diagnostic: 'Diagnostic',
  log: 'Log mistakes',
  review: 'Review mistakes',
  retry: 'Retry mistakes',
  more_diagnostic: 'More diagnostic',
  practice: 'AI practice test',
}

const practiceText = ({ ai_practice_test_reason }: DashboardData, tag: string): string =>
  `Practise ${tag}. ${ai_practice_test_reason ?? ''}`.trim()

/** What the boxes of the maths topics offer anyway. */
const MATHS_KINDS: readonly DashboardData['next_action']['kind'][] = ['review', 'retry', 'more_diagnostic']

/** The recommendation of the moment, in the specification's order, and the practice test beside it. */
export function Boxes({ data, start, maths }: { data: DashboardData; start: Start; maths: boolean }) {
  const { kind, reason, minutes } = data.next_action
  const tag = data.ai_practice_test_tag?.name
  const twice = maths && MATHS_KINDS.includes(kind)
  if (twice && !tag) return null
  return (
    <div className={styles.boxes}>
      {twice ? null : (
        <Box
          title={TITLES[kind]}
          text={reason}
          minutes={minutes}
          action={<ActionButton data={data} start={start} look="outline" />}
        />
      )}
      {kind !== 'practice' && data.diagnostic_test === 1 && tag ? (
        <Box
          title="AI practice test"
          text={practiceText(data, tag)}
          minutes={data.ai_practice_test_minutes}
          action={
            <Button
              look="outline"
              onClick={() => start.practice({ ids: data.ai_practice_test_ids, tag })}
              busy={start.busy}
            >
              Start practice test
            </Button>
          }
        />
      ) : null}
    </div>
  )
}

/** Maths topics: separate boxes for review, retry, and more diagnostic or a new topic (spec §2). */
export function MathsBoxes({ data, start }: { data: DashboardData; start: Start }) {
  const retry = data.questions_to_retry_ids
  return (
    <div className={styles.boxes}>
      <Box
        title="Review mistakes"
        text={
          data.mistakes_to_review_length === 0
            ? 'Nothing is due right now.'
            : `${n(data.mistakes_to_review_length, 'mistake')} due.`
        }
        action={
          data.first_mistake_to_review_id === null ? (
            <ButtonLink look="outline" to={paths.mistakes()}>
              Mistake Journal
            </ButtonLink>
          ) : (
            <ButtonLink look="outline" to={paths.mistake(data.first_mistake_to_review_id)}>
              Review
            </ButtonLink>
          )
        }
      />
      <Box
        title="Retry questions"
        text={
          retry.length === 0
            ? 'Logged mistakes come back here after a day.'
            : `${n(retry.length, 'question')} to try again.`
        }
        action={
          <Button
            look="outline"
            disabled={retry.length === 0}
            onClick={() => start.practice({ ids: retry })}
            busy={start.busy}
          >
            Retry
          </Button>
        }
      />
      {data.more_diagnostic ? (
        <Box
          title="More diagnostic"
          text={`No answer yet in ${fewNames(data.unanswered_subjects)}.`}
          action={
            <Button look="outline" onClick={start.diagnostic} busy={start.busy}>
              More Diagnostic
            </Button>
          }
        />
      ) : (
        <Box
          title="New topic"
          text="Every subject here has answers. Try another topic when you like."
          action={
            <ButtonLink look="outline" to={paths.forStudents()}>
              Choose a topic
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}
