import type { DashboardData } from '@fourfold/contract'
import type { Start } from '../../components/use-start-test'
import { Button } from '../../ui/Button'
import styles from './dashboard.module.css'

type Items = DashboardData['topic_progress']

const total = (items: Items['items'], what: 'strong_length' | 'moderate_length' | 'todo_length') =>
  items.reduce((n, item) => n + item[what], 0)

/** Practiced once and probably faded by now: shown apart from mastery, which does not fall by waiting. */
function Refresh({ skills, start }: { skills: DashboardData['needs_refresh']; start: Start | null }) {
  return (
    <section aria-label="Needs refresh" className={styles.refresh}>
      <h3>Needs refresh</h3>
      <p className={styles.muted}>Practiced a while ago; some of it has probably faded.</p>
      <ul>
        {skills.map(({ id, name }) => (
          <li key={id}>
            <span>
              <span aria-hidden="true">↻</span> {name}
            </span>
            {start ? (
              <Button
                look="plain"
                small
                busy={start.busy}
                aria-label={`Practice ${name}`}
                onClick={() => start.practice({ tag: name })}
              >
                Practice
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { progress: Items; refresh: DashboardData['needs_refresh']; start: Start | null }

/** Strong, Moderate, To-do: the legend with counts, and a collapsible section per subject (spec §2). */
export function Progress({ progress, refresh, start }: Props) {
  const { items, sections } = progress
  return (
    <div className={styles.progress}>
      <ul className={styles.legend}>
        <li data-level="strong">
          ▲ Strong <strong>{total(items, 'strong_length')}</strong>
        </li>
        <li data-level="moderate">
          ● Moderate <strong>{total(items, 'moderate_length')}</strong>
        </li>
        <li data-level="todo">
          ○ To-do <strong>{total(items, 'todo_length')}</strong>
        </li>
      </ul>
      {refresh.length > 0 ? <Refresh skills={refresh} start={start} /> : null}
      <details>
        <summary>By subject</summary>
        {sections.map((section, i) => {
          const item = items[i]
          return (
            <div key={section.label} className={styles.section}>
              <span>
                {section.label} <small>{section.total_length} topics</small>
              </span>
              <span
                className={styles.bar}
                role="img"
                aria-label={`${item?.strong_length ?? 0} strong, ${item?.moderate_length ?? 0} moderate, ${item?.todo_length ?? 0} to do`}
              >
                <i data-level="strong" style={{ width: `${100 * section.strong_fraction}%` }} />
                <i data-level="moderate" style={{ width: `${100 * section.moderate_fraction}%` }} />
              </span>
            </div>
          )
        })}
      </details>
    </div>
  )
}
