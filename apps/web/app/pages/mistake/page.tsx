import { endpoints, type Rating } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../api/client'
import { mistake } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { MistakeReview } from '../../components/MistakeReview'
import { Page } from '../../components/Page'
import { ReviewTools } from '../../components/ReviewTools'
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
  const { data } = useSuspenseQuery(mistake(id))
  const goOn = async (next: number | null) => {
    await queryClient.invalidateQueries()
    await navigate(next === null ? paths.dashboard() : paths.mistake(next))
  }
  const rate = async (performance_rating: Rating) => {
    const rating_id = crypto.randomUUID()
    try {
      const body = { mistake: { performance_rating, rating_id } }
      const { next_mistake } = await call(endpoints.mistakes.update, { params: { id }, body })
      rememberMistakeRating({ id, rating_id })
      await goOn(next_mistake)
    } catch (error) {
      reportError(error)
    }
  }
  const undo = async () => {
    try {
      const back = await undoMistakeRating()
      await queryClient.invalidateQueries()
      if (back !== null) await navigate(paths.mistake(back))
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
          onSkip={() => void goOn(data.next_mistake)}
        />
      </MistakeReview>
    </Page>
  )
}
