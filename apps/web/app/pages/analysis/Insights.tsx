import type { Question } from '@fourfold/contract'
import { Brain, Clock, Eye, type Icon, RotateCcw } from '../../ui/icons'
import { Rich } from '../../ui/Rich'
import styles from './analysis.module.css'
import { type Insight, insights } from './insights'

const ICONS: Readonly<Record<Insight['kind'], Icon>> = { pace: Clock, changes: RotateCcw, sureness: Eye, slips: Brain }

/** What the numbers below say, before they are read one by one. */
export function Insights({ questions }: { questions: readonly Question[] }) {
  const found = insights(questions)
  if (found.length === 0) return null
  return (
    <ul className={styles.insights} aria-label="What the numbers say">
      {found.map(({ kind, title, sentence, figures }) => {
        const Sign = ICONS[kind]
        return (
          <li key={kind}>
            <h2>
              <Sign size={20} /> {title}
            </h2>
            <p>{sentence}</p>
            <dl>
              {figures.map((figure) => (
                <div key={figure.name}>
                  <dt>
                    <Rich html={figure.name} inline />
                  </dt>
                  <dd>{figure.value}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
