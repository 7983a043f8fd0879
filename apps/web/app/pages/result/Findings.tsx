import type { Question, Result } from '@fourfold/contract'
import { useState } from 'react'
import {
  Brain,
  ChevronRight,
  Clock,
  Dices,
  Eye,
  type Icon,
  Minus,
  RotateCcw,
  Share2,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
} from '../../ui/icons'
import { Rich } from '../../ui/Rich'
import { texToWords } from '../../ui/tex-to-words'
import { type Finding, type FindingKind, findings } from './findings'
import styles from './findings.module.css'

const ICONS: Readonly<Record<FindingKind, Icon>> = {
  slip: Brain,
  fast: Clock,
  sure: TriangleAlert,
  changed: RotateCcw,
  time: Clock,
  hasty: Clock,
  lucky: Dices,
  mended: RotateCcw,
  rose: TrendingUp,
  fell: TrendingDown,
  blank: Minus,
  skill: Eye,
  rest: Eye,
}

/** A picture of a finding, without a name, a score or a date; drawn only when it is asked for. */
function ShareButton({ finding }: { finding: Finding }) {
  const [busy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    try {
      const { shareFinding } = await import('../../components/share-picture')
      await shareFinding(texToWords(finding.sentence))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className={styles.share} disabled={busy} onClick={() => void share()}>
      <Share2 size={18} />
      <span className="visually-hidden">Share a picture of: {texToWords(finding.sentence)}</span>
    </button>
  )
}

/** What this test says about the student, in sentences; each opens its questions. */
export function Findings({ result, onOpen }: { result: Result; onOpen: (questions: readonly Question[]) => void }) {
  return (
    <ol className={styles.findings} aria-label="What this test says">
      {findings(result).map((finding) => {
        const Sign = ICONS[finding.kind]
        const n = finding.questions.length
        return (
          <li key={finding.id} data-kind={finding.kind}>
            <button type="button" className={styles.finding} onClick={() => onOpen(finding.questions)}>
              <span className={styles.sign}>
                <Sign size={22} />
              </span>
              <span className={styles.words}>
                <span className={styles.label}>{finding.label}</span>
                <Rich html={finding.sentence} inline className={styles.sentence} />
                {finding.advice ? <Rich html={finding.advice} inline className={styles.advice} /> : null}
                <span className={styles.open}>
                  {n === 1 ? 'Open the question' : `Open the ${n} questions`} <ChevronRight size={16} />
                </span>
              </span>
            </button>
            {finding.kind === 'slip' ? <ShareButton finding={finding} /> : null}
          </li>
        )
      })}
    </ol>
  )
}
