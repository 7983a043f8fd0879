import { endpoints } from '@fourfold/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client'
import { Button } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import styles from './tutor.module.css'

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
  return (
    <section className={styles.hints} aria-label="Hints">
      <div role="status">
        {hints.length > 0 ? (
          <ol>
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
        <Button look="outline" small busy={busy} onClick={() => void open(hints.length + 1)}>
          {hints.length === 0 ? 'Hint' : 'Next hint'}
        </Button>
      ) : (
        <p className={styles.noMore}>There are no more hints. The next step gives the answer.</p>
      )}
      {failed ? <p role="alert">The hint could not be loaded. Please try again.</p> : null}
    </section>
  )
}
