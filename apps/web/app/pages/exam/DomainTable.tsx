import type { ExamSection } from '@fourfold/contract'
import { seconds } from '../../format'
import styles from './report.module.css'

type Counted = { right: number; questions: number; ms: number }

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
        {seconds(ms / Math.max(1, questions))}
        <span className={styles.onPaper}> each</span>
      </td>
    </>
  )
}

/** Right answers and time of each domain, with its skills. */
export function DomainTable({ domains }: Pick<ExamSection, 'domains'>) {
  return (
    <table className={styles.domains}>
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
  )
}
