import type { DashboardData } from '@fourfold/contract'
import type { Start } from '../../components/use-start-test'
import { Button } from '../../ui/Button'
import styles from './dashboard.module.css'

/** Misconceptions that keep coming back, each with a short repair test. */
export function Offenders({ offenders, start }: { offenders: DashboardData['repeat_offenders']; start: Start }) {
  return (
    <ul className={styles.offenders}>
      {offenders.map((o) => (
        <li key={o.id}>
          <div>
            <strong>{o.sentence}</strong>
            <p className={styles.muted}>
              {o.times} times, in {o.skills.join(', ')}. {o.clue}
            </p>
          </div>
          <Button
            look="outline"
            small
            onClick={() => start.practice({ misconception: o.id })}
            busy={start.busy}
            aria-label={`Repair: ${o.sentence}`}
          >
            Repair
          </Button>
        </li>
      ))}
    </ul>
  )
}
