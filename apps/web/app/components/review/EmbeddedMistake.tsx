import { endpoints, MESSAGES, type Mistake, type Question } from '@fourfold/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { tell } from '../../today/store'
import { Button } from '../../ui/Button'
import { ConfirmButton } from '../ConfirmButton'
import forms from '../forms.module.css'
import { reportError } from '../shell/notices'
import styles from './EmbeddedMistake.module.css'
import { type MistakeEntry, MistakeForm, unsaid } from './MistakeForm'

type Props = {
  question: Question
  onDone: (message: string) => void
  /** In a running test Next is the button that calls. */ quiet?: boolean
}

/** The journal entry of a revealed question, inside a test view: the same form, where Cancel closes it (spec §2). */
export function EmbeddedMistake({ question, onDone, quiet = false }: Props) {
  const [entry, setEntry] = useState<(Mistake & Pick<MistakeEntry, 'denied'>) | null>(null)
  const [busy, setBusy] = useState(false)
  const [logged, setLogged] = useState(question.mistake?.logged ?? false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form opens under what is being read: the focus goes with it.
  useEffect(() => {
    if (!entry) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'start' })
  }, [entry])

  const open = async (asProposed: boolean) => {
    setBusy(true)
    try {
      const { id } = await call(endpoints.mistakes.create, { body: { question_id: question.id } })
      const proposed = await call(endpoints.mistakes.show, { params: { id } })
      setEntry(asProposed ? proposed : unsaid(proposed))
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  /** "What probably happened" stands above: a press keeps it as the entry. */
  const confirm = async () => {
    setBusy(true)
    try {
      await call(endpoints.mistakes.create, {
        body: { question_id: question.id, confirm: true, named: question.misconception?.id },
      })
      tell({ type: 'logged' })
      setLogged(true)
      void queryClient.invalidateQueries()
      onDone('Mistake logged!')
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  const close = (now: boolean, message: string) => {
    setLogged(now)
    setEntry(null)
    void queryClient.invalidateQueries()
    onDone(message)
  }

  const named = question.misconception !== null && !logged
  if (!entry)
    return (
      <p className={styles.offer}>
        {named ? (
          <>
            <strong>Is that what happened?</strong>
            <Button look={quiet ? 'outline' : 'primary'} small busy={busy} onClick={confirm}>
              Yes, that’s it
            </Button>
            <Button look={quiet ? 'plain' : 'outline'} small busy={busy} onClick={() => void open(false)}>
              No, it was something else
            </Button>
          </>
        ) : (
          <Button look="outline" small busy={busy} onClick={() => void open(true)}>
            {logged ? 'View Journal Entry' : 'Log Question'}
          </Button>
        )}
        {logged ? null : <span>It goes into your Mistake Journal and comes back when it is due.</span>}
      </p>
    )
  const params = { id: entry.id }
  return (
    <section className={styles.entry} aria-label="Journal entry">
      <h2 ref={heading} tabIndex={-1}>
        {entry.logged ? 'Edit Mistake' : 'Log Mistake'}
      </h2>
      <MistakeForm
        value={entry}
        button={entry.logged ? 'Update' : 'Save'}
        onSave={async (body) => {
          await call(endpoints.mistakes.update, { params, body })
          if (!entry.logged) tell({ type: 'logged' })
          close(true, entry.logged ? 'Entry updated!' : 'Mistake logged!')
        }}
      >
        <Button look="plain" onClick={() => setEntry(null)}>
          Cancel
        </Button>
        {entry.logged ? (
          <ConfirmButton
            className={forms.apart}
            question={MESSAGES.deleteEntry}
            onConfirm={async () => {
              await call(endpoints.mistakes.remove, { params })
              close(false, 'Entry deleted!')
            }}
          >
            Delete
          </ConfirmButton>
        ) : null}
      </MistakeForm>
    </section>
  )
}
