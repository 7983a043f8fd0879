import type { Level } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dashboardData, lessonList } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { MasteryLegend } from '../../components/MasteryLegend'
import { MasteryMark } from '../../components/MasteryMark'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { basisWords } from '../../mastery-words'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { Check, ChevronDown, ChevronRight } from '../../ui/icons'
import styles from './lessons.module.css'
import { countsOf, type Lesson, levels, nextLesson, readWords, skillsIn, subjectsOf } from './map'

export const meta = () => pageMeta({ title: 'Lessons', description: 'A short lesson for each skill.', noindex: true })

export const clientLoader = guard(needsPlan, () =>
  Promise.all([queryClient.fetchQuery(lessonList()), queryClient.fetchQuery(dashboardData())]),
)

const DIAGNOSTIC: ReadonlySet<string> = new Set(['start_diagnostic', 'resume_diagnostic'])

const markOf = (lesson: Lesson): Level | 'none' => (lesson.mastery === null ? 'none' : lesson.level)
const words = ({ mastery, level, correct, incorrect, fading }: Lesson): string => {
  if (mastery === null) return 'No answer yet'
  return `${level}, ${basisWords({ correct, incorrect }, mastery)}${fading ? ', needs refresh' : ''}`
}

/** A lesson of the map: its name, how well its skill is known, whether it was read. */
function Row({ lesson }: { lesson: Lesson }) {
  return (
    <li data-suggested={lesson.suggested || undefined}>
      <Link to={paths.lesson(lesson.id)}>
        <MasteryMark level={markOf(lesson)} fading={lesson.fading} />
        <span>
          <span className="visually-hidden">View </span>
          {lesson.name}
          <span className="visually-hidden">: </span>
          <small>
            {words(lesson)}
            {lesson.suggested ? ' · suggested' : null}
            {lesson.read ? (
              <span className={styles.read}>
                {' · '}
                <Check size={15} aria-hidden="true" /> Read
              </span>
            ) : null}
          </small>
        </span>
        <ChevronRight size={20} className={styles.chevron} aria-hidden="true" />
      </Link>
    </li>
  )
}

/** A subject, folded: its skills as a row of marks, the next one lit; opened, its lessons. */
function Subject({ name, lessons, next }: { name: string; lessons: readonly Lesson[]; next: Lesson }) {
  const skills = skillsIn(lessons)
  return (
    <details className={styles.subject} open={name === next.subject}>
      <summary>
        <span className={styles.name}>{name}</span>
        <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
        <span className={styles.marks}>
          <span className="visually-hidden">{levels(skills)}</span>
          {skills.map((skill) => (
            <span key={skill.id} data-next={skill.id === next.id || undefined}>
              <MasteryMark level={markOf(skill)} fading={skill.fading} size={20} />
            </span>
          ))}
        </span>
        <small>{readWords(lessons)}</small>
      </summary>
      <ul>
        {lessons.map((lesson) => (
          <Row key={lesson.id} lesson={lesson} />
        ))}
      </ul>
    </details>
  )
}

export default function LessonsPage() {
  const { lessons } = useSuspenseQuery(lessonList()).data
  const { data: standing } = useSuspenseQuery(dashboardData())
  const next = nextLesson(lessons, standing.ai_practice_test_tag?.name)
  const first = standing.first_step
  const suggested = lessons.filter((l) => l.suggested && l.id !== next?.lesson.id)
  if (lessons.length === 0 || !next)
    return (
      <Page title="Lessons">
        <Sheet>
          <Empty>There are no more lessons.</Empty>
        </Sheet>
      </Page>
    )
  return (
    <Page title="Lessons">
      <section className={styles.next} aria-label="Next lesson">
        <div>
          <p className={styles.label}>Next lesson · {next.lesson.subject}</p>
          <h2>{next.lesson.name}</h2>
          <p className={styles.reason}>{next.reason}</p>
          <p className={styles.reason}>Inside: the idea, the rule, worked examples, and one to try.</p>
        </div>
        <ButtonLink to={paths.lesson(next.lesson.id)}>
          Read · {next.lesson.minutes} min<span className="visually-hidden">: {next.lesson.name}</span>
        </ButtonLink>
        {suggested.length > 0 ? (
          <div className={styles.then}>
            <p className={styles.label}>Then, the weakest first</p>
            <ul>
              {suggested.map((lesson) => (
                <li key={lesson.id}>
                  <Link to={paths.lesson(lesson.id)}>{lesson.name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {/* Nobody knows yet which lesson helps most: the dashboard's first step finds it out. */}
        {DIAGNOSTIC.has(first.kind) ? (
          <p className={styles.before}>
            <Link to={paths.dashboard()}>{first.title}</Link> first, and the lessons that help you most are named here.
          </p>
        ) : null}
      </section>
      <Sheet title="All lessons">
        <MasteryLegend counts={countsOf(lessons)} />
        <div className={styles.map}>
          {subjectsOf(lessons).map(([name, own]) => (
            <Subject key={name} name={name} lessons={own} next={next.lesson} />
          ))}
        </div>
      </Sheet>
    </Page>
  )
}
