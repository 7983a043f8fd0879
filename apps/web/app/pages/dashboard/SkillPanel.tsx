import type { SkillBreakdown } from '@fourfold/contract'
import type { Start } from '../../components/use-start-test'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { EvidenceList } from './EvidenceList'
import styles from './skill-map.module.css'
import { agoWords, isMeasured } from './skill-words'

const counts = ({ correct, incorrect, skipped }: SkillBreakdown): string =>
  [`${correct} right`, `${incorrect} wrong`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')

/** What stands behind a skill of the map, below its name, and the way to change it. */
export function SkillPanel({ id, skill, start }: { id: string; skill: SkillBreakdown; start: Start | null }) {
  const answered = skill.last_at !== null
  return (
    <section id={id} className={styles.panel} aria-label={skill.name}>
      {skill.last_at === null ? null : (
        <p>
          {counts(skill)} · last {agoWords(skill.last_at, Date.now())}
        </p>
      )}
      <div className={styles.ways}>
        {start ? (
          <Button onClick={() => start.practice({ tag: skill.name })} busy={start.busy}>
            Practice
          </Button>
        ) : null}
        <ButtonLink to={paths.lesson(skill.id)} look="outline">
          Lesson
        </ButtonLink>
      </div>
      {answered ? <EvidenceList about={{ scope: 'skill', id: skill.id }} plain={!isMeasured(skill)} /> : null}
    </section>
  )
}
