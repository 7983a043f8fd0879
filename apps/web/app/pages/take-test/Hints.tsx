import { endpoints } from '@fourfold/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../api/client'
import { Button } from '../../ui/Button'
import { focusIfLost } from '../../ui/focus-if-lost'
import { Rich } from '../../ui/Rich'
import styles from './tutor.module.css'
import { useKeys } from './use-keys'

type Props = { test: number; question: number /** How many were open when the question was loaded. */; opened: number }

const NAMES = ['What to look for', 'First step', 'Next step'] as const

/** Hints, one after the other, each asked for by itself. */
export function Hints({ test, question, opened }: Props) {
  const [hints, setHints] = useState<readonly string[]>([])
  const [more, setMore] = useState(true)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const started = useRef(false)
  const open = async (n: number): Promise<boolean> => {
    setBusy(true)
    setFailed(false)
    try {
      const found = await call(endpoints.tests.hint, { params: { id: test, question }, body: { n } })
      const { hint } = found
      if (hint !== null) setHints((all) => (all.length < n ? [...all, hint] : all))
      setMore(found.more)
      return true
    } catch {
      setFailed(true)
      return false
    } finally {
      setBusy(false)
    }
  }
  // Those that were opened before a reload are there again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question comes
  useEffect(() => {
    if (started.current) return
    started.current = true
    void (async () => {
      for (let n = 1; n <= opened; n++) if (!(await open(n))) return
    })()
  }, [])
  const box = useRef<HTMLElement>(null)
  const asked = useRef(false)
  const next = () => {
    asked.current = true
    void open(hints.length + 1)
  }
  // A hint that was asked for comes up from under the bar.
  useEffect(() => {
    if (asked.current && hints.length > 0) box.current?.scrollIntoView({ block: 'nearest' })
  }, [hints.length])
  // A button that is busy loses the focus; it comes back to it, or after the last hint to the list.
  useEffect(() => {
    if (asked.current && !busy) focusIfLost(box.current?.querySelector<HTMLElement>(more ? 'button' : 'ol'))
  }, [busy, more])
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  })
  const keys = useMemo(() => ({ t: () => latest.current() }), [])
  useKeys(keys, more && !busy)
  return (
    <section ref={box} className={styles.hints} aria-label="Hints">
      <div role="status">
        {hints.length > 0 ? (
          <ol className={styles.list} tabIndex={-1}>
            {hints.map((hint, i) => (
              <li key={hint}>
                <strong>{NAMES[Math.min(i, NAMES.length - 1)]}:</strong>
                <Rich html={hint} />
              </li>
            ))}
          </ol>
        ) : null}
      </div>
      {more ? (
        <Button look="outline" small busy={busy} onClick={next}>
          {hints.length === 0 ? 'Hint' : 'Next hint'}
        </Button>
      ) : (
        <p className={styles.noMore}>There are no more hints. The next step gives the answer.</p>
      )}
      {failed ? <p role="alert">The hint could not be loaded. Please try again.</p> : null}
    </section>
  )
}
