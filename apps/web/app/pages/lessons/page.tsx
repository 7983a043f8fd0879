import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lessonList } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { DataTable } from '../../ui/DataTable'

export const meta = () => pageMeta({ title: 'Lessons', description: 'A short lesson for each skill.', noindex: true })

export const clientLoader = guard(needsPlan, () => queryClient.fetchQuery(lessonList()))

export default function LessonsPage() {
  const { lessons } = useSuspenseQuery(lessonList()).data
  const table = (label: string, rows: typeof lessons) => (
    <DataTable
      label={label}
      rows={rows}
      rowKey={(l) => l.id}
      columns={[
        { name: 'Lesson', cell: (l) => l.name },
        { name: 'Subject', cell: (l) => l.subject },
        { name: 'Read', cell: (l) => (l.read ? '✓ Read' : 'Not yet') },
        {
          name: 'Action',
          cell: (l) => (
            <Link to={paths.lesson(l.id)} aria-label={`View ${l.name}`}>
              View
            </Link>
          ),
        },
      ]}
    />
  )
  const suggested = lessons.filter((l) => l.suggested)
  const others = lessons.filter((l) => !l.suggested)
  return (
    <Page title="Lessons">
      {suggested.length > 0 ? (
        <Sheet title="Suggested for you" aside={<span>You missed questions here, and mastery is still low.</span>}>
          {table('Suggested lessons', suggested)}
        </Sheet>
      ) : null}
      <Sheet title="All lessons">
        {others.length === 0 ? <Empty>There are no more lessons.</Empty> : table('All lessons', others)}
      </Sheet>
    </Page>
  )
}
