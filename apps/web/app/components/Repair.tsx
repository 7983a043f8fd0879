import { endpoints, type Mistake } from '@fourfold/contract'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/client'
import { queryClient } from '../api/query-client'
import { paths } from '../paths'
import { Button } from '../ui/Button'
import { TextArea } from '../ui/TextArea'
import styles from './MistakeReview.module.css'
import { Sheet } from './Page'
import { useStartTest } from './use-start-test'

/** After four lapses repeating does not help: the idea behind it, what it builds on, and the clue in own words. */
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
          <p>
            <strong>{repair.misconception.sentence}</strong> {repair.misconception.clue}
          </p>
        ) : null}
        <div>
          <p>Read again:</p>
          <ul>
            {repair.lessons.map((l) => (
              <li key={l.id}>
                <Link to={paths.lesson(l.id)}>{l.name}</Link>
              </li>
            ))}
          </ul>
        </div>
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
            <Button look="outline" busy={start.busy} onClick={() => start.practice({ tag: repair.skill.name })}>
              Practise {repair.skill.name}
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
