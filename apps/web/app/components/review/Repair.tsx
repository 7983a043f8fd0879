import { endpoints, type Mistake } from '@fourfold/contract'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import { TextArea } from '../../ui/TextArea'
import { Sheet } from '../shell/Page'
import { useStartTest } from '../use-start-test'
import styles from './MistakeReview.module.css'

/** After four lapses repeating does not help: the idea behind it, what it builds on, others like it, and the clue in own words. */
export function Repair({ mistake }: { mistake: Mistake }) {
  const { repair } = mistake
  const start = useStartTest()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const clue = String(new FormData(event.currentTarget).get('own_clue') ?? '').trim()
    if (clue === '') return setSaid('Please write a clue first.')
    setBusy(true)
    try {
      const { identify, solution, notes } = mistake
      await call(endpoints.mistakes.update, { params: { id: mistake.id }, body: { identify, solution, clue, notes } })
      await queryClient.invalidateQueries({ queryKey: ['mistakes'] })
      setSaid('Your clue is saved.')
    } catch (error) {
      setSaid((error as Error).message)
    }
    setBusy(false)
  }
  return (
    <Sheet title="Let’s repair this one">
      <div className={styles.repair}>
        <p>You have missed it {mistake.lapses} times. A look at what is behind it helps more than another try.</p>
        {repair.misconception ? (
          <div className={styles.idea}>
            <h3>What probably happens</h3>
            <p>
              <strong>
                <Rich html={repair.misconception.sentence} inline />
              </strong>{' '}
              <Rich html={repair.misconception.clue} inline />
            </p>
          </div>
        ) : null}
        <div>
          <h3>Read again</h3>
          <ul>
            {repair.lessons.map((l, i) => (
              <li key={l.id}>
                <Link to={paths.lesson(l.id, i === 0 ? mistake.question_id : undefined)}>{l.name}</Link>
                {i === 0 ? null : ' (it builds on this)'}
              </li>
            ))}
          </ul>
        </div>
        {repair.siblings.length > 0 ? (
          <div>
            <h3>Others made like it</h3>
            <p>What stays the same in all of them?</p>
            <ol className={styles.siblings}>
              {repair.siblings.map((s) => (
                <li key={s.id}>
                  <Rich html={s.content} />
                </li>
              ))}
            </ol>
          </div>
        ) : null}
        <form onSubmit={save}>
          <TextArea
            label="The clue in your own words"
            name="own_clue"
            rows={2}
            defaultValue=""
            hint="What will you look for next time?"
          />
          <div className={styles.actions}>
            <Button type="submit" look="outline" busy={busy}>
              Save the clue
            </Button>
            <Button
              look="outline"
              busy={start.busy}
              onClick={() =>
                start.practice(
                  repair.siblings.length > 0 ? { ids: repair.siblings.map((s) => s.id) } : { tag: repair.skill.name },
                )
              }
            >
              {repair.siblings.length > 0 ? 'Practice these' : `Practice ${repair.skill.name}`}
            </Button>
          </div>
          <p role="status">{said}</p>
        </form>
        {start.error ? <p role="alert">{start.error}</p> : null}
        {start.overlay}
      </div>
    </Sheet>
  )
}
