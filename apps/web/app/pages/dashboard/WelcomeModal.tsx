import { endpoints, FIRST_QUESTIONS, LIMITS } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client'
import { studySettings } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import type { Start } from '../../components/use-start-test'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { changeOf, FirstStep, problemsOf } from './FirstStep'
import styles from './first-step.module.css'

type Props = {
  start: Start
  /** A first estimate is there already: the short beginning is not offered again. */ estimated: boolean
  /** A test that was left in the middle. */ resume: Readonly<{ id: number; title: string }> | null
  onClose: () => void
}

/** Shown by itself while the diagnostic has not been started (spec §2), once a visit, with the one short step before it. */
export function WelcomeModal({ start, estimated, resume, onClose }: Props) {
  const { topic } = useSession()
  const { data: known } = useQuery(studySettings())
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [saving, setSaving] = useState(false)
  /** Whichever way the window is left, what was typed is kept first; what cannot be kept is said beside its field. */
  const after = (go: () => void) => async () => {
    if (saving) return
    const data = form.current ? new FormData(form.current) : null
    const problems = data ? problemsOf(data) : {}
    if (Object.keys(problems).length > 0) return setErrors(problems)
    const change = known && data ? changeOf(data, known) : {}
    if (Object.keys(change).length > 0) {
      setSaving(true)
      try {
        queryClient.setQueryData(studySettings().queryKey, await call(endpoints.users.updateStudy, { body: change }))
        // Days left, target and plan follow at once.
        void queryClient.invalidateQueries()
      } catch (error) {
        const fields = (error as { fields?: Record<string, string> }).fields
        setErrors(fields ?? { form: `Not saved: ${(error as Error).message}` })
        return
      } finally {
        setSaving(false)
      }
    }
    go()
  }
  const leave = () => void after(onClose)()
  const busy = start.busy || saving
  const failed = start.error ?? errors.form
  return (
    <Dialog
      title={estimated ? 'Welcome! A first estimate is there' : 'Welcome! Let’s find out where you stand'}
      onClose={leave}
      {...(estimated ? { size: 'small' as const } : {})}
    >
      {!estimated ? (
        <>
          <p>
            The diagnostic for {topic} has up to {LIMITS.diagnosticQuestions} questions and takes about{' '}
            {LIMITS.diagnosticMinutes} minutes. It adapts to your answers; stop and resume at any time.
          </p>
          <form ref={form} className={styles.plan} aria-label="Your plan" onSubmit={(event) => event.preventDefault()}>
            {known ? (
              <FirstStep
                known={known}
                errors={errors}
                onOther={() => void after(() => void navigate(paths.forStudents()))()}
              />
            ) : null}
          </form>
        </>
      ) : (
        <p>
          It is rough yet. The diagnostic, about {LIMITS.diagnosticMinutes} minutes, makes it sharper and finds what to
          practice first.
        </p>
      )}
      {failed ? <p role="alert">{failed}</p> : null}
      <div className={styles.actions}>
        <Button data-first onClick={after(start.diagnostic)} busy={busy}>
          Start Diagnostic
        </Button>
        {resume ? (
          <Button look="outline" onClick={after(() => void navigate(paths.test(resume.id)))} busy={busy}>
            {resume.title}
          </Button>
        ) : estimated ? null : (
          <Button look="outline" onClick={after(start.first)} busy={busy}>
            {FIRST_QUESTIONS} questions first, explained at once
          </Button>
        )}
        <Button look="plain" onClick={leave} busy={saving}>
          Look around first
        </Button>
        {Object.keys(errors).length > 0 ? (
          <Button look="plain" onClick={onClose}>
            Leave without saving
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
