import { MESSAGES, type Study, type StudyChange, TODAY_MINUTES } from '@fourfold/contract'
import { Link } from 'react-router'
import { paths } from '../../routing/paths'
import { scaleRange } from '../../scale-words'
import { Field } from '../../ui/Field'
import styles from './first-step.module.css'

/** What was filled in and differs from what is known; an empty field leaves things as they are. */
export function changeOf(data: FormData, known: Study): StudyChange {
  const test_date = String(data.get('test_date') ?? '')
  const target = String(data.get('target') ?? '').trim()
  const minutes = Number(data.get('daily_minutes'))
  return {
    ...(test_date !== '' && test_date !== known.test_date ? { test_date } : {}),
    ...(target !== '' && Number(target) !== known.target ? { target: Number(target) } : {}),
    ...(minutes > 0 && minutes !== known.daily_minutes ? { daily_minutes: minutes } : {}),
  }
}

/** What cannot be kept as it was typed, beside its field. */
export function problemsOf(data: FormData): Readonly<Record<string, string>> {
  const target = String(data.get('target') ?? '').trim()
  return /^\d*$/.test(target) ? {} : { target: MESSAGES.enterNumber }
}

type Props = {
  known: Study
  errors: Readonly<Record<string, string | undefined>>
  /** Another topic is chosen elsewhere: what was typed is kept first. */ onOther: () => void
}

/** What for, when, target, minutes a day: every part may be left out. */
export function FirstStep({ known, errors, onOther }: Props) {
  return (
    <div className={styles.step}>
      <p className={styles.other}>
        <Link
          to={paths.forStudents()}
          onClick={(event) => {
            event.preventDefault()
            onOther()
          }}
        >
          Choose another topic
        </Link>
      </p>
      <details className={styles.fold} open={Object.keys(errors).length > 0 || undefined}>
        <summary>Test date and goal (optional)</summary>
        <div className={styles.pair}>
          <Field
            label="Your test date"
            name="test_date"
            type="date"
            defaultValue={known.test_date ?? ''}
            error={errors.test_date}
          />
          <Field
            label={`Target (${scaleRange(known)})`}
            name="target"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={known.target === null ? '' : String(known.target)}
            error={errors.target}
          />
        </div>
        <fieldset className={styles.minutes}>
          <legend>Minutes a day</legend>
          {TODAY_MINUTES.map((minutes) => (
            <label key={minutes}>
              <input
                type="radio"
                name="daily_minutes"
                value={minutes}
                defaultChecked={minutes === known.daily_minutes}
              />
              {minutes}
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  )
}
