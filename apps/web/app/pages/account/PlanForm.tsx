import { endpoints, type Study, type StudyChange, z } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client'
import { studySettings } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Sheet } from '../../components/shell/Page'
import { scaleRange } from '../../scale-words'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { FormError } from '../../ui/FormError'
import { useForm } from '../../ui/form'
import styles from './account.module.css'

const TARGET = 'Please enter a number.'
const Fields = z.object({
  test_date: z.string(),
  target: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/, TARGET),
  weekly_letter: z.literal('on').optional(),
})

function Form({ known }: { known: Study }) {
  const [done, setDone] = useState(false)
  const { errors, busy, formProps } = useForm({
    schema: Fields,
    send: async ({ test_date, target, weekly_letter }) => {
      setDone(false)
      const body: StudyChange = {
        test_date: test_date === '' ? null : test_date,
        target: target === '' ? null : Number(target),
        weekly_letter: weekly_letter === 'on',
      }
      queryClient.setQueryData(studySettings().queryKey, await call(endpoints.users.updateStudy, { body }))
      await queryClient.invalidateQueries()
      setDone(true)
    },
  })
  return (
    <form {...formProps} className={styles.form} aria-label="Your plan">
      <FormError message={errors.form} />
      <div className={styles.pair}>
        <Field
          label="Date of your test"
          name="test_date"
          type="date"
          defaultValue={known.test_date ?? ''}
          error={errors.test_date}
          hint="Empty: no date yet."
        />
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
      <label className={styles.check}>
        <input type="checkbox" name="weekly_letter" defaultChecked={known.weekly_letter === true} />
        <span>
          Send me a letter on Sundays
          <small>What you did, what moved and what comes next. Every letter has a link that ends them.</small>
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

/** Test date and target; no password, nothing here opens the account. */
export function PlanForm() {
  const { data } = useQuery(studySettings())
  return <Sheet title="Your plan">{data ? <Form key={data.topic} known={data} /> : null}</Sheet>
}
