import { endpoints, MESSAGES, z } from '@fourfold/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { Button } from '../../ui/Button'
import { FormError } from '../../ui/FormError'
import { useForm } from '../../ui/form'
import styles from './account.module.css'
import { hourName, ownZone } from './hours'
import { remindersLine } from './lines'
import { Section } from './Section'

const KEY = ['reminders'] as const
const studySettings = () => queryOptions({ queryKey: KEY, queryFn: () => call(endpoints.reminders.show, {}) })
type Settings = Awaited<ReturnType<NonNullable<ReturnType<typeof studySettings>['queryFn']>>>

const Fields = z.object({
  on: z.literal('on').optional(),
  hour: z.coerce.number().int().min(0).max(23),
})
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** What stands now, in a sentence. */
const sentence = ({ reminders }: Settings): string =>
  reminders.on
    ? `Saved. We write at ${hourName(reminders.hour)} on days when something is due.`
    : 'Saved. You get no reminder emails.'

function Form({ settings }: { settings: Settings }) {
  const { reminders } = settings
  const [on, setOn] = useState(reminders.on)
  const [done, setDone] = useState<string | null>(null)
  const timezone = ownZone()
  const { errors, busy, formProps } = useForm({
    schema: Fields,
    send: async (fields) => {
      setDone(null)
      const saved = await call(endpoints.reminders.update, {
        body: { reminders: { on: fields.on === 'on', hour: fields.hour, timezone } },
      })
      queryClient.setQueryData(KEY, saved)
      setDone(sentence(saved))
    },
  })
  return (
    <form {...formProps} className={styles.form} aria-label="Reminders">
      <FormError message={errors.form} />
      <label className={styles.check}>
        <input type="checkbox" name="on" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
        <span>
          Send me an email on days when reviews are due
          <small>At most one a day. Every email has a link to unsubscribe.</small>
        </span>
      </label>
      <div className={styles.select}>
        <label htmlFor="reminder-hour">Time of the email</label>
        <select id="reminder-hour" name="hour" defaultValue={reminders.hour} aria-describedby="reminder-zone">
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hourName(hour)}
            </option>
          ))}
        </select>
        <p id="reminder-zone" className={styles.muted}>
          Your local time ({timezone.replaceAll('_', ' ')}).
        </p>
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="outline" busy={busy}>
          Save
        </Button>
        <p role="status">{done ?? ''}</p>
      </div>
    </form>
  )
}

/** The opt-in reminder mail; no password, nothing here opens the account. */
export function StudyForm() {
  const { data, isError } = useQuery(studySettings())
  return (
    <Section id="reminders" title="Reminders" line={data ? remindersLine(data.reminders) : ''}>
      {data ? <Form settings={data} /> : <p role="status">{isError ? MESSAGES.notOk : MESSAGES.defaultLoading[0]}</p>}
    </Section>
  )
}
