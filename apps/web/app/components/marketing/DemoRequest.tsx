import { brand } from 'virtual:brand'
import { endpoints, LIMITS, ProspectFields } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { useForm } from '../../ui/form'
import styles from './DemoRequest.module.css'

function Form({ onSent }: { onSent: (email: string) => void }) {
  const { errors, busy, formProps } = useForm({
    schema: ProspectFields,
    fallbackField: 'email',
    send: async (prospect) => {
      await call(endpoints.prospects.create, { body: { prospect } })
      onSent(prospect.email)
    },
  })
  return (
    <form {...formProps} className={styles.form} aria-label="Request a demo">
      <div className={styles.names}>
        <Field label="First name" name="first_name" autoComplete="given-name" error={errors.first_name} />
        <Field label="Last name" name="last_name" autoComplete="family-name" error={errors.last_name} />
      </div>
      <Field label="Work email" name="email" type="email" inputMode="email" autoComplete="email" error={errors.email} />
      <Field label="Company or school" name="company_name" autoComplete="organization" error={errors.company_name} />
      <Button type="submit" busy={busy}>
        {busy ? 'Sending…' : 'Request a demo'}
      </Button>
    </form>
  )
}

/** The demo request, followed by a thank-you (spec §2, §4). */
export function DemoRequest({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null)
    return (
      <Dialog key="thanks" title="Thank you!" onClose={onClose} size="small">
        <p>
          We will write to <strong>{sentTo}</strong> to find a time for a {LIMITS.demoCallMinutes}-minute intro call. We
          will show you {brand.name} with your subjects and answer your questions.
        </p>
        <p>
          Until then, miss a question on purpose and read what it says: the product page has one, without an account.
        </p>
        <ButtonLink to={paths.product()} onClick={onClose}>
          Try a question
        </ButtonLink>
        <Button look="outline" onClick={onClose}>
          Done
        </Button>
      </Dialog>
    )
  return (
    <Dialog key="form" title="Request a demo" onClose={onClose}>
      <p className={styles.intro}>
        A {LIMITS.demoCallMinutes}-minute intro call, no obligation. Tell us who you are, and we will write to find a
        time.
      </p>
      <Form onSent={setSentTo} />
    </Dialog>
  )
}
