import { TOPIC_COUNTS } from '@fourfold/contract'
import { ArrowRight, Check, Ellipsis } from '../../ui/icons'
import styles from './for-students.module.css'

/** What each topic holds, in a line. A topic that the server adds later has none. */
const ABOUT: Readonly<Record<string, string>> = {
  'Algebra 1': 'Linear equations and functions, systems, exponents, polynomials, quadratics.',
  Geometry: 'Lines and angles, triangles, circles, area and volume, proof by reasons.',
  'Algebra 2': 'Polynomial, rational, radical and exponential functions, sequences and series.',
  Trigonometry: 'Right triangles, the unit circle, graphs, identities and equations.',
  'SAT Math': 'Algebra, advanced math, problem solving and data, geometry.',
  'SAT Reading and Writing': 'Short passages: information, structure, expression, conventions.',
  'ACT Reading': 'Longer passages with line numbers, several questions each.',
}

type Props = {
  name: string
  current: boolean
  busy: boolean
  disabled: boolean
  onChoose: () => void
  /** Absent for the free topics. */
  subscribed?: boolean
}

function Tag({ name, subscribed }: { name: string; subscribed: boolean | undefined }) {
  if (subscribed === undefined) {
    const count = (TOPIC_COUNTS as Readonly<Record<string, string>>)[name]
    return (
      <span className={styles.count}>
        <strong>{count}</strong> questions
      </span>
    )
  }
  return (
    <span className={styles.count}>
      <span className={styles.tag} data-subscribed={subscribed}>
        {subscribed ? (
          <>
            <Check size={16} /> Subscribed
          </>
        ) : (
          'Subscription Required'
        )}
      </span>
      {subscribed ? null : <small>10 questions free to try</small>}
    </span>
  )
}

export function TopicTile({ name, current, busy, disabled, onChoose, subscribed }: Props) {
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        onClick={onChoose}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-current={current || undefined}
      >
        <span className={styles.name}>
          {name} {current ? <span className={styles.now}>Your topic</span> : null}
        </span>
        <span className={styles.about}>{ABOUT[name]}</span>
        <span className={styles.foot}>
          <Tag name={name} subscribed={subscribed} />
          <span className={styles.go} aria-hidden="true">
            {busy ? <Ellipsis size={22} /> : <ArrowRight size={22} />}
          </span>
        </span>
      </button>
    </li>
  )
}
