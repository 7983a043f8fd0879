import { endpoints, type Rating } from '@fourfold/contract'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../api/client'
import { mistake, reviewOverview } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { refreshAll } from '../../api/refresh'
import { MistakeReview } from '../../components/review/MistakeReview'
import { ReviewTools } from '../../components/review/ReviewTools'
import { reportError } from '../../components/shell/notices'
import { Page } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useNavigatedAway } from '../../routing/use-navigated-away'
import { ButtonLink } from '../../ui/Button'
import { withFormulaFonts } from '../../ui/formula-fonts'
import { lastMistakeRating, rememberMistakeRating, undoMistakeRating } from './last-rating'
import styles from './mistake.module.css'

export const meta = () => pageMeta({ title: 'Review Mistake', description: 'Review a mistake.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) =>
  withFormulaFonts(queryClient.fetchQuery(mistake(Number(params.id)))),
)

export default function MistakePage() {
  const id = Number(useParams().id)
  return <Review key={id} id={id} />
}

function Review({ id }: { id: number }) {
  const navigate = useNavigate()
  const watchLeaving = useNavigatedAway()
  const { data } = useSuspenseQuery(mistake(id))
  const { data: reviews } = useQuery(reviewOverview())
  // One of those that are due, rather than one that was opened by itself.
  const due = reviews?.first_due_mistake === id ? reviews.due_mistakes : 0
  const goOn = async (next: number | null, away: () => boolean) => {
    await refreshAll()
    if (!away()) await navigate(next === null ? paths.dashboard() : paths.mistake(next))
  }
  // A second press while the first is on its way is not a second rating.
  const rating = useRef(false)
  const rate = async (performance_rating: Rating) => {
    if (rating.current) return
    rating.current = true
    const away = watchLeaving()
    const rating_id = crypto.randomUUID()
    try {
      const body = { mistake: { performance_rating, rating_id } }
      const { next_mistake } = await call(endpoints.mistakes.update, { params: { id }, body })
      rememberMistakeRating({ id, rating_id })
      await goOn(next_mistake, away)
    } catch (error) {
      reportError(error)
    }
    rating.current = false
  }
  const undo = async () => {
    const away = watchLeaving()
    try {
      const back = await undoMistakeRating()
      await refreshAll()
      if (back !== null && !away()) await navigate(paths.mistake(back))
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <Page title="Review Mistake">
      {due > 1 ? <p className={styles.left}>{due} left to review</p> : null}
      <MistakeReview
        mistake={data}
        onRate={rate}
        edit={
          <ButtonLink to={paths.editMistake(id)} look="plain" small>
            Edit Mistake
          </ButtonLink>
        }
      >
        <ReviewTools
          kind="mistake"
          id={id}
          onUndo={lastMistakeRating() === null ? undefined : undo}
          skipping={() => {
            const away = watchLeaving()
            return () => void goOn(data.next_mistake, away)
          }}
        />
      </MistakeReview>
    </Page>
  )
}
