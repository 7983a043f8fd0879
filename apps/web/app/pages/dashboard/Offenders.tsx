import type { DashboardData } from '@fourfold/contract'
import type { Start } from '../../components/use-start-test'
import { Button } from '../../ui/Button'
import { LaterRich } from '../../ui/LaterRich'
import { texToWords } from '../../ui/tex-to-words'
import styles from './dashboard.module.css'
import { Why } from './Why'

/** Misconceptions that keep coming back, each with a short repair test. */
export function Offenders({ offenders, start }: { offenders: DashboardData['repeat_offenders']; start: Start }) {
  return (
    <ul className={styles.offenders}>
      {offenders.map((o) => (
        <li key={o.id}>
          <div>
            <strong>
              <LaterRich html={o.sentence} />
            </strong>
            <p className={styles.muted}>
              {o.times} times, in {o.skills.join(', ')}. <LaterRich html={o.clue} />
            </p>
            <Why of={texToWords(o.sentence)} about={{ scope: 'misconception', id: o.id }}>
              <p>
                A wrong answer that only this slip leads to counts once. The count does not fall; a repair test shows
                whether the slip is gone.
              </p>
            </Why>
          </div>
          <Button
            look="outline"
            small
            onClick={() => start.practice({ misconception: o.id })}
            busy={start.busy}
            aria-label={`Repair: ${texToWords(o.sentence)}`}
          >
            Repair
          </Button>
        </li>
      ))}
    </ul>
  )
}
