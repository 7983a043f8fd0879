import { MissKind } from '@fourfold/contract'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { FormError } from '../../ui/FormError'
import styles from '../forms.module.css'
import { reportError } from '../shell/notices'
import { TypedTextArea } from '../TypedTextArea'
import { KindList, KindSelect } from './MissKindField'

export type MistakeEntry = {
  identify: string
  solution: string
  clue: string
  notes: string
  /** Null where nobody has said it. */
  kind?: MissKind | null
  /** What probably happened did not: saved with the entry, it is no longer counted. */
  denied?: boolean
}

/** Nothing of the proposal but the solution: it was something else, and only the student knows what. */
export const unsaid = <E extends MistakeEntry>(entry: E): E => ({
  ...entry,
  identify: '',
  clue: '',
  kind: null,
  denied: true,
})

/** What did I do wrong?, Clue, Notes, Solution; filled in from the misconception, everything editable. */
export function MistakeForm({
  value,
  button,
  onSave,
  focus = false,
  children,
}: {
  value: MistakeEntry
  button: string
  onSave: (entry: MistakeEntry) => Promise<void>
  /** It was opened by a press in its place: the focus goes into it, and its beginning into sight. */
  focus?: boolean
  children?: ReactNode
}) {
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  // Nothing is proposed: what happened is chosen first, and said in words if one likes.
  const byHand = value.identify === ''
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!focus) return
    const first = form.current?.querySelector<HTMLElement>('input[type="radio"]') ?? form.current
    first?.focus({ preventScroll: true })
    form.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [focus])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    setBusy(true)
    setError(null)
    try {
      const kind = MissKind.safeParse(data.get('kind'))
      await onSave({
        identify: text('identify'),
        solution: text('solution'),
        clue: text('clue'),
        notes: text('notes'),
        kind: kind.success ? kind.data : null,
        ...(value.denied ? { denied: true } : {}),
      })
    } catch (e) {
      // Whoever has gone on to another page must still learn that the entry was not saved.
      if (shown.current) setError((e as Error).message)
      else reportError(e)
    }
    setBusy(false)
  }
  const notes = <TypedTextArea label="Notes" name="notes" defaultValue={value.notes} rows={2} />
  return (
    <form ref={form} tabIndex={-1} className={`${styles.form} ${styles.entry}`} onSubmit={submit}>
      <FormError message={error} />
      {byHand ? <KindList kind={value.kind ?? null} /> : null}
      <TypedTextArea
        label="What did I do wrong?"
        name="identify"
        defaultValue={value.identify}
        rows={byHand ? 2 : 3}
        hint="One sentence in your own words."
      />
      <TypedTextArea label="Clue" name="clue" defaultValue={value.clue} rows={2} hint="What to look for next time." />
      {byHand ? null : <KindSelect kind={value.kind ?? null} />}
      {byHand ? null : notes}
      {/* It is filled in: what only the student knows comes first. */}
      <details className={styles.filled} open={value.solution === ''}>
        <summary>
          {byHand ? 'Notes · ' : ''}
          {value.solution === '' ? 'The solution' : 'The solution is filled in'}
        </summary>
        {byHand ? notes : null}
        <TypedTextArea label="Solution" name="solution" defaultValue={value.solution} rows={5} />
      </details>
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {button}
        </Button>
        {children}
      </div>
    </form>
  )
}
