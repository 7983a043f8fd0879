import { type DashboardData, LIMITS, type SkillBreakdown, type TagBreakdown } from '@fourfold/contract'
import { useId, useState } from 'react'
import { MasteryLegend } from '../../components/MasteryLegend'
import { MasteryMark } from '../../components/MasteryMark'
import type { Start } from '../../components/use-start-test'
import { Button } from '../../ui/Button'
import { ChevronDown } from '../../ui/icons'
import { SkillPanel } from './SkillPanel'
import styles from './skill-map.module.css'
import { levelWords, markOf, skillWords } from './skill-words'

type Progress = DashboardData['topic_progress']

/** The marks with their counts, and what a broken line means. */
function Legend({ items, fading, fresh }: { items: Progress['items']; fading: number; fresh: number }) {
  const total = (what: 'strong_length' | 'moderate_length' | 'todo_length') =>
    items.reduce((n, item) => n + item[what], 0)
  const counts = {
    Strong: total('strong_length'),
    Moderate: total('moderate_length'),
    'To-do': total('todo_length'),
    none: fresh,
  }
  return (
    <MasteryLegend counts={counts}>
      {fading > 0 ? (
        <li>
          <MasteryMark level="Strong" fading /> Needs refresh <strong>{fading}</strong>
        </li>
      ) : null}
    </MasteryLegend>
  )
}

type SubjectProps = {
  subject: TagBreakdown
  section: Progress['sections'][number] | undefined
  chosen: string | null
  onChoose: (id: string | null) => void
  start: Start | null
  open: boolean
}

/** A subject: label, how many skills (the specification's topics), a bar by strong and moderate fractions (spec §2), and its skills by name. */
function Subject({ subject, section, chosen, onChoose, start, open }: SubjectProps) {
  const panel = useId()
  const share = (value: number | undefined) => `${100 * (value ?? 0)}%`
  return (
    <details open={open} className={styles.subject}>
      <summary>
        <span className={styles.name}>
          <ChevronDown size={16} className={styles.chevron} aria-hidden="true" />
          {subject.name}
        </span>
        <small>{subject.tags.length} skills</small>
        <span className={styles.percent}>{levelWords(subject.tags)}</span>
        <span className={styles.bar} aria-hidden="true">
          <i data-level="strong" style={{ width: share(section?.strong_fraction) }} />
          <i data-level="moderate" style={{ width: share(section?.moderate_fraction) }} />
        </span>
      </summary>
      <ul className={styles.marks}>
        {subject.tags.map((tag: SkillBreakdown) => (
          <li key={tag.id}>
            <button
              type="button"
              aria-label={`${tag.name}: ${skillWords(tag)}`}
              aria-expanded={tag.id === chosen}
              aria-controls={tag.id === chosen ? panel : undefined}
              onClick={() => onChoose(tag.id === chosen ? null : tag.id)}
            >
              <MasteryMark level={markOf(tag)} fading={tag.fading} />
              <span>
                {tag.name} <small>{skillWords(tag)}</small>
              </span>
              <ChevronDown size={18} className={styles.chevron} aria-hidden="true" />
            </button>
            {tag.id === chosen ? <SkillPanel id={panel} skill={tag} start={start} /> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

type Props = { data: DashboardData; start: Start | null }

/** Every skill of the topic by subject; a tap shows the evidence and starts practice. */
export function SkillMap({ data, start }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  // A phone shows a few subjects at a glance, a desk all of them; opened is the one with the skill that practice begins with.
  const [wide] = useState(() => window.matchMedia('(min-width: 600px)').matches)
  const [all, setAll] = useState(wide)
  const { items, sections } = data.topic_progress
  const subjects = data.questions.tagBreakdown
  const skills = subjects.flatMap((s) => s.tags)
  const shown = all ? subjects.length : LIMITS.subjectRows
  const [opened] = useState(() => {
    // A phone begins with all of them folded.
    if (!wide) return -1
    const lead = subjects.findIndex(({ tags }) => tags.some(({ name }) => name === data.ai_practice_test_tag?.name))
    return lead >= 0 && lead < shown ? lead : 0
  })
  return (
    <div className={styles.map}>
      <Legend
        items={items}
        fading={skills.filter((s) => s.fading).length}
        fresh={skills.filter((s) => s.prediction === null).length}
      />
      <div className={styles.subjects}>
        {subjects.slice(0, shown).map((subject, i) => (
          <Subject
            key={subject.id}
            subject={subject}
            section={sections[i]}
            chosen={chosen}
            onChoose={setChosen}
            start={start}
            open={i === opened}
          />
        ))}
      </div>
      {shown < subjects.length ? (
        <div>
          <Button look="plain" small onClick={() => setAll(true)}>
            Show all {subjects.length} subjects
          </Button>
        </div>
      ) : null}
    </div>
  )
}
