import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { lesson } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { ChevronLeft } from '../../ui/icons'
import { useSettle } from '../../ui/use-settle'
import { BackToTest } from './BackToTest'
import { Contents, Straight } from './Contents'
import { FromMiss } from './FromMiss'
import { Links } from './Links'
import styles from './lesson.module.css'
import { NowYou } from './NowYou'
import { WholeLesson } from './WholeLesson'

export const meta = () => pageMeta({ title: 'Lesson', description: 'A lesson on one skill.', noindex: true })

/** The question or the test from which the student comes, if the link names one. */
const cameFrom = (text: string | null): number | undefined => Number(text) || undefined

export const clientLoader = guard(needsPlan, ({ params, request }) =>
  queryClient.fetchQuery(lesson(String(params.id), cameFrom(new URL(request.url).searchParams.get('from')))),
)

export default function LessonPage() {
  const [search] = useSearchParams()
  const from = cameFrom(search.get('from'))
  const test = cameFrom(search.get('test'))
  const { data } = useSuspenseQuery(lesson(String(useParams().id), from))
  const article = useRef<HTMLElement>(null)
  useSettle(article, data)
  return (
    <Page
      title={data.name}
      topic={data.topic}
      aside={!test}
      actions={
        test ? (
          <BackToTest id={test} />
        ) : (
          <ButtonLink to={paths.lessons()} look="plain" small>
            <ChevronLeft size={18} />
            All lessons
          </ButtonLink>
        )
      }
    >
      <Sheet>
        <div className={styles.page}>
          <article ref={article} key={data.id} className={styles.lesson} aria-label={data.name} data-read-aloud>
            <Straight />
            {data.miss ? <FromMiss miss={data.miss} lesson={data.id} from={from} /> : null}
            <WholeLesson lesson={data}>
              <Links label="Comes first" says="This builds on:" links={data.needs} />
            </WholeLesson>
            {test ? null : <NowYou ids={data.try_question_ids} skill={data.name} />}
            <Links label="Where this comes back" says="This comes back in:" links={data.leads_to} />
            {data.comes_back === null ? null : <p>{data.comes_back}</p>}
            <Links label="More lessons on this skill" says="More on this skill:" links={data.chapters} />
          </article>
          <Contents />
        </div>
      </Sheet>
    </Page>
  )
}
