import type { ExamSection } from '@fourfold/contract'
import { useState } from 'react'
import { seconds } from '../../format'
import { Button } from '../../ui/Button'
import styles from './report.module.css'

type Counted = { right: number; questions: number; ms: number }

/** Less than this each is no time at all: the questions were not looked at. */
const NOTICED_MS = 500

function Cells({ right, questions, ms }: Counted) {
  return (
    <>
      <td>
        {right} of {questions}
      </td>
      <td className={styles.share} aria-hidden="true">
        <span>
          <i style={{ width: `${(100 * right) / Math.max(1, questions)}%` }} />
        </span>
      </td>
      <td>
        {ms < NOTICED_MS * questions ? (
          '–'
        ) : (
          <>
            {seconds(ms / Math.max(1, questions))}
            <span className={styles.onPaper}> each</span>
          </>
        )}
      </td>
    </>
  )
}

/** Right answers and time of each domain, with its skills; `folded` where nearly all of them would say that nothing was tried. */
export function DomainTable({ domains, folded }: Pick<ExamSection, 'domains'> & { folded: boolean }) {
  const [all, setAll] = useState(false)
  return (
    <>
      <table className={styles.domains} data-all={all || undefined} data-folded={folded || undefined}>
        <thead>
          <tr>
            <th scope="col">Domain and skill</th>
            <th scope="col">Right</th>
            <td className={styles.share} />
            <th scope="col">Time each</th>
          </tr>
        </thead>
        {domains.map((domain) => (
          <tbody key={domain.id}>
            <tr className={styles.domain}>
              <th scope="rowgroup">{domain.name}</th>
              <Cells {...domain} />
            </tr>
            {domain.skills.map((skill) => (
              <tr key={skill.id}>
                <th scope="row">{skill.name}</th>
                <Cells {...skill} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {/* On a phone, and of an empty exam: the skills of every domain are four screens. */}
      <p className={styles.fold} data-folded={folded || undefined}>
        <Button look="outline" small aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show domains only' : 'Show every skill'}
        </Button>
      </p>
    </>
  )
}
