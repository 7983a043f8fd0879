import { endpoints } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../api/client'
import { newMistake } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { refreshAll } from '../../api/refresh'
import { MistakeForm } from '../../components/review/MistakeForm'
import { QuestionBody } from '../../components/review/QuestionModal'
import { Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useNavigatedAway } from '../../routing/use-navigated-away'
import { ButtonLink } from '../../ui/Button'
import { announce } from '../../ui/use-alert'
import styles from './new-mistake.module.css'

export const meta = () => pageMeta({ title: 'Log Mistake', description: 'Log a mistake.', noindex: true })

const refOf = (url: string): string => new URL(url).searchParams.get('question_id') ?? ''

export const clientLoader = guard(needsPlan, ({ request }) => queryClient.fetchQuery(newMistake(refOf(request.url))))

export default function NewMistakePage() {
  const navigate = useNavigate()
  const watchLeaving = useNavigatedAway()
  const ref = useSearchParams()[0].get('question_id') ?? ''
  const { data } = useSuspenseQuery(newMistake(ref))
  return (
    <Page title="Log Mistake">
      <div className={styles.two}>
        <Sheet title={`Question ${data.question.ancestry}`}>
          <QuestionBody question={data.question} />
        </Sheet>
        <Sheet title="Your entry">
          <MistakeForm
            key={data.question_id}
            value={data}
            button="Save"
            onSave={async (entry) => {
              const away = watchLeaving()
              await call(endpoints.mistakes.create, { body: { question_id: data.question_id, ...entry } })
              announce('Mistake logged!')
              await refreshAll()
              if (!away())
                await navigate(data.next_mistake === null ? paths.dashboard() : paths.newMistake(data.next_mistake))
            }}
          >
            <ButtonLink to={paths.mistakes()} look="plain">
              Cancel
            </ButtonLink>
          </MistakeForm>
        </Sheet>
      </div>
    </Page>
  )
}
