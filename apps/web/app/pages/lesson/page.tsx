import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { lesson } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Graphable } from '../../components/graph/Graphable'
import { Page, Sheet } from '../../components/shell/Page'
import { useStartTest } from '../../components/use-start-test'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import styles from './lesson.module.css'

export const meta = () => pageMeta({ title: 'Lesson', description: 'A short lesson.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) => queryClient.fetchQuery(lesson(String(params.id))))

export default function LessonPage() {
  const { data } = useSuspenseQuery(lesson(String(useParams().id)))
  const start = useStartTest()
  return (
    <Page
      title={data.name}
      actions={
        <ButtonLink to={paths.lessons()} look="outline">
          All lessons
        </ButtonLink>
      }
    >
      <Sheet>
        <article className={styles.lesson} aria-label={data.name}>
          {data.needs.length > 0 ? (
            <nav aria-label="Comes first">
              <p>This builds on:</p>
              <ul className={styles.needs}>
                {data.needs.map((n) => (
                  <li key={n.id}>
                    <Link to={paths.lesson(n.id)}>{n.name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <section className={styles.part}>
            <h2>The idea</h2>
            <Rich html={data.idea} />
          </section>
          <section className={styles.part}>
            <h2>The rule</h2>
            <div className={styles.rule}>
              <Rich html={data.rule} />
            </div>
          </section>
          <section className={styles.part}>
            <h2>A worked example</h2>
            <Graphable>
              <Rich html={data.example} />
            </Graphable>
          </section>
          <section className={styles.part}>
            <h2>The trap</h2>
            <div className={styles.trap}>
              <Rich html={data.trap} />
            </div>
          </section>
          {data.try_question_ids.length > 0 ? (
            <section className={styles.part}>
              <h2>Now you</h2>
              <div className={styles.try}>
                <Button onClick={() => start.practice({ ids: data.try_question_ids })} busy={start.busy}>
                  {data.try_question_ids.length === 1
                    ? 'Try a question'
                    : `Try ${words(data.try_question_ids.length)} questions`}
                </Button>
                <span>With the solution after each one.</span>
              </div>
              {start.error ? <p role="alert">{start.error}</p> : null}
            </section>
          ) : null}
        </article>
      </Sheet>
      {start.overlay}
    </Page>
  )
}

const words = (n: number): string => (n === 2 ? 'two' : String(n))
