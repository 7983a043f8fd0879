import { useStartTest } from '../../components/use-start-test'
import { Button } from '../../ui/Button'
import styles from './lesson.module.css'

const words = (n: number): string => (n === 2 ? 'two' : String(n))

/** Questions of the skill, with the solution after each one; what has a name is practice, and no retry of what was missed. */
export function NowYou({ ids, skill }: { ids: readonly number[]; skill: string }) {
  const start = useStartTest()
  if (ids.length === 0) return null
  return (
    <section className={styles.part} data-screen-only>
      <h2>Now you</h2>
      <div className={styles.try}>
        <Button onClick={() => start.practice({ ids: [...ids], tag: skill })} busy={start.busy}>
          {ids.length === 1 ? 'Try a question' : `Try ${words(ids.length)} questions`}
        </Button>
        <span>With the solution after each one.</span>
      </div>
      {start.error ? <p role="alert">{start.error}</p> : null}
      {start.overlay}
    </section>
  )
}
