import { EXTRA_TIME, endpoints, ProfileForm as Fields, MESSAGES, type Study, type User } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { FormError } from '../../ui/FormError'
import { useForm } from '../../ui/form'
import styles from './account.module.css'
import { CurrentPasswordField } from './CurrentPasswordField'
import { extraTimeName, testDateHint } from './lines'

type Props = {
  user: User
  /** The current topic has a date of its own, offered while the profile has none: it must have one to be saved. */
  study: Pick<Study, 'topic' | 'test_date'>
}

export function ProfileForm({ user, study }: Props) {
  const [done, setDone] = useState(false)
  const { errors, busy, formProps } = useForm({
    schema: Fields,
    send: async (fields) => {
      setDone(false)
      const values = new FormData(formProps.ref.current ?? undefined)
      // The select gives text; the contract wants a number.
      const extra_time = Number(values.get('extra_time'))
      const updated = await call(endpoints.users.update, {
        params: { id: user.id },
        body: { user: { ...fields, extra_time } },
      })
      queryClient.setQueryData(['user'], updated)
      setDone(true)
    },
  })
  return (
    <form {...formProps} className={styles.form} aria-label="Profile">
      <FormError message={errors.form} />
      <div className={`${styles.pair} ${styles.names}`}>
        <Field
          label="First name"
          name="first_name"
          defaultValue={user.first_name}
          autoComplete="given-name"
          error={errors.first_name}
        />
        <Field
          label="Last name"
          name="last_name"
          defaultValue={user.last_name}
          autoComplete="family-name"
          error={errors.last_name}
        />
      </div>
      <p className={styles.email}>Email: {user.email}</p>
      <div className={styles.pair}>
        <Field
          label="Test date"
          name="test_date"
          type="date"
          defaultValue={user.test_date ?? study.test_date ?? ''}
          error={errors.test_date}
          hint={testDateHint(study, user.test_date)}
        />
        <Field
          label="Study start"
          name="study_start"
          type="date"
          defaultValue={user.study_start ?? ''}
          error={errors.study_start}
          hint="Optional."
        />
      </div>
      <div className={styles.select}>
        <label htmlFor="extra-time">Extra time for timed tests</label>
        <select id="extra-time" name="extra_time" defaultValue={String(user.extra_time)}>
          {EXTRA_TIME.map((factor) => (
            <option key={factor} value={factor}>
              {extraTimeName(factor)}
            </option>
          ))}
        </select>
      </div>
      <CurrentPasswordField error={errors.password} hint="So that nobody else can change your profile." />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Update
        </Button>
        <p role="status">{done ? MESSAGES.profileUpdated : ''}</p>
      </div>
    </form>
  )
}
