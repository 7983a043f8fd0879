import { endpoints, MESSAGES } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../api/client'
import { mistake } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { refreshAll } from '../../api/refresh'
import { ConfirmButton } from '../../components/ConfirmButton'
import forms from '../../components/forms.module.css'
import { Asked } from '../../components/review/Asked'
import { MistakeForm } from '../../components/review/MistakeForm'
import { Resume } from '../../components/review/Resume'
import { Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useNavigatedAway } from '../../routing/use-navigated-away'
import { Button, ButtonLink } from '../../ui/Button'
import { withFormulaFonts } from '../../ui/formula-fonts'
import { announce } from '../../ui/use-alert'
import styles from './edit-mistake.module.css'

const QuestionModal = lazy(() =>
  import('../../components/review/QuestionModal').then((module) => ({ default: module.QuestionModal })),
)

export const meta = () => pageMeta({ title: 'Edit Mistake', description: 'Change an entry.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) =>
  withFormulaFonts(queryClient.fetchQuery(mistake(Number(params.id)))),
)

export default function EditMistakePage() {
  const navigate = useNavigate()
  const watchLeaving = useNavigatedAway()
  const id = Number(useParams().id)
  const { data } = useSuspenseQuery(mistake(id))
  const [open, setOpen] = useState(false)
  const change = async (send: () => Promise<unknown>, done: string) => {
    const away = watchLeaving()
    await send()
    announce(done)
    await refreshAll()
    if (!away()) await navigate(paths.mistakes())
  }
  return (
    <Page title="Edit Mistake">
      <div className={styles.two}>
        {/* What went wrong is hard to say of a question that is not in sight. */}
        <Sheet title={`Question ${data.ancestry}`}>
          {data.suspended ? <Resume kind="mistake" id={id} /> : null}
          <Asked question={data.question} />
          <Button look="plain" small className={styles.more ?? ''} onClick={() => setOpen(true)}>
            Answers and solution
          </Button>
        </Sheet>
        <Sheet title="Your entry">
          <MistakeForm
            value={data}
            button="Update"
            onSave={(body) => change(() => call(endpoints.mistakes.update, { params: { id }, body }), 'Entry updated!')}
          >
            <ButtonLink to={paths.mistakes()} look="plain">
              Cancel
            </ButtonLink>
            <ConfirmButton
              className={forms.apart}
              question={MESSAGES.deleteEntry}
              onConfirm={() => change(() => call(endpoints.mistakes.remove, { params: { id } }), 'Entry deleted!')}
            >
              Delete
            </ConfirmButton>
          </MistakeForm>
        </Sheet>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <QuestionModal question={data.question} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Page>
  )
}
