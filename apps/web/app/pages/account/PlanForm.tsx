import { endpoints, type Study, type StudyChange, z } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client'
import { studySettings } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { day } from '../../format'
import { scaleRange } from '../../scale-words'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { FormError } from '../../ui/FormError'
import { useForm } from '../../ui/form'
import { TextButton } from '../../ui/TextButton'
import styles from './account.module.css'
import { planLine } from './lines'
import { Section } from './Section'

const TARGET = 'Please enter a number.'
const MINUTES = 'Please enter a whole number from 5 to 180.'
const Fields = z.object({
  test_date: z.string().optional(),
  target: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/, TARGET),
  daily_minutes: z.coerce.number({ error: MINUTES }).int(MINUTES).min(5, MINUTES).max(180, MINUTES),
  weekly_letter: z.literal('on').optional(),
})

type Props = { /** The date of the profile. */ own: string | null }

function Form({ known, own }: Props & { known: Study }) {
  const [done, setDone] = useState(false)
  // One date is asked for once: the profile's counts here until the topic is given another.
  const [apart, setApart] = useState(own === null || known.test_date !== own)
  const { errors, busy, formProps } = useForm({
    schema: Fields,
    send: async ({ test_date, target, daily_minutes, weekly_letter }) => {
      setDone(false)
      const body: StudyChange = {
        ...(test_date === undefined ? {} : { test_date: test_date === '' ? null : test_date }),
        target: target === '' ? null : Number(target),
        daily_minutes,
        weekly_letter: weekly_letter === 'on',
      }
      queryClient.setQueryData(studySettings().queryKey, await call(endpoints.users.updateStudy, { body }))
      await queryClient.invalidateQueries()
      setDone(true)
    },
  })
  return (
    <form {...formProps} className={styles.form} aria-label="Study plan">
      <FormError message={errors.form} />
      <div className={styles.pair}>
        {apart ? (
          <Field
            label={`Date of your test in ${known.topic}`}
            name="test_date"
            type="date"
            defaultValue={known.test_date ?? ''}
            error={errors.test_date}
            hint="Leave it empty if you do not know it yet."
          />
        ) : (
          <div>
            <p>
              Test date: <strong>{day(`${known.test_date}T12:00:00`)}</strong>, from your profile.
            </p>
            <TextButton onClick={() => setApart(true)}>Another date for {known.topic}</TextButton>
          </div>
        )}
        <Field
          label={`Target in ${known.topic} (${scaleRange(known)})`}
          name="target"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={known.target === null ? '' : String(known.target)}
          error={errors.target}
        />
      </div>
      <div className={styles.narrow}>
        <Field
          label="Minutes a day"
          name="daily_minutes"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue={String(known.daily_minutes)}
          error={errors.daily_minutes}
          hint="Plan, queue and reviews before your test are made to fit."
        />
      </div>
      <label className={styles.check}>
        <input type="checkbox" name="weekly_letter" defaultChecked={known.weekly_letter === true} />
        <span>
          Send me an email on Sundays
          <small>What you did, what moved and what comes next. Every email has a link to unsubscribe.</small>
        </span>
      </label>
      <div className={styles.actions}>
        <Button type="submit" look="outline" busy={busy}>
          Save
        </Button>
        <p role="status">{done ? 'Saved. Your plan follows it.' : ''}</p>
      </div>
    </form>
  )
}

/** Test date, target and minutes a day; no password, nothing here opens the account. */
export function PlanForm({ own }: Props) {
  const { data } = useQuery(studySettings())
  return (
    <Section id="your-plan" title="Study plan" line={data ? planLine(data) : ''}>
      {data ? <Form key={data.topic} known={data} own={own} /> : null}
    </Section>
  )
}
