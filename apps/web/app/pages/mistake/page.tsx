import { endpoints, type Rating } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../api/client'
import { mistake } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { refreshAll } from '../../api/refresh'
import { MistakeReview } from '../../components/MistakeReview'
import { Page } from '../../components/Page'
import { ReviewTools } from '../../components/ReviewTools'
import { useStillHere } from '../../components/use-still-here'
import { guard, needsPlan } from '../../guards'
import { pageMeta } from '../../meta'
import { reportError } from '../../notices'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/Button'
import { lastMistakeRating, rememberMistakeRating, undoMistakeRating } from './last-rating'

export const meta = () => pageMeta({ title: 'Review Mistake', description: 'Review a mistake.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) => queryClient.fetchQuery(mistake(Number(params.id))))

export default function MistakePage() {
  const id = Number(useParams().id)
  return <Review key={id} id={id} />
}

function Review({ id }: { id: number }) {
  const navigate = useNavigate()
  const stillHere = useStillHere()
  const { data } = useSuspenseQuery(mistake(id))
  const goOn = async (next: number | null, here: () => boolean) => {
    await refreshAll()
    if (here()) await navigate(next === null ? paths.dashboard() : paths.mistake(next))
  }
  // A second press while the first is on its way is not a second rating.
  const rating = useRef(false)
  const rate = async (performance_rating: Rating) => {
    if (rating.current) return
    rating.current = true
    const here = stillHere()
    const rating_id = crypto.randomUUID()
    try {
      const body = { mistake: { performance_rating, rating_id } }
      const { next_mistake } = await call(endpoints.mistakes.update, { params: { id }, body })
      rememberMistakeRating({ id, rating_id })
      await goOn(next_mistake, here)
    } catch (error) {
      reportError(error)
    }
    rating.current = false
  }
  const undo = async () => {
    const here = stillHere()
    try {
      const back = await undoMistakeRating()
      await refreshAll()
      if (back !== null && here()) await navigate(paths.mistake(back))
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <Page
      title="Review Mistake"
      actions={
        <ButtonLink to={paths.editMistake(id)} look="outline">
          Edit Mistake
        </ButtonLink>
      }
    >
      <MistakeReview mistake={data} onRate={rate}>
        <ReviewTools
          kind="mistake"
          id={id}
          onUndo={lastMistakeRating() === null ? undefined : undo}
          skipping={() => {
            const here = stillHere()
            return () => void goOn(data.next_mistake, here)
          }}
        />
      </MistakeReview>
    </Page>
  )
}
