import { type ExamState, endpoints } from '@fourfold/contract'
import { useState } from 'react'
import { call } from '../../api/client'
import { examState } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { reportError } from '../../components/shell/notices'
import { forgetModules } from '../../outbox/modules-here'
import { flushOutbox } from '../../outbox/test-outbox'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

/** For who will not go on: an exam that is left between its modules stands in the way of the next one. */
export function EndEarly({ exam: { id, parts } }: { exam: ExamState }) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const modules = parts.filter((part) => part.kind === 'module')
  const between = modules.some((part) => part.state === 'over') && modules.every((part) => part.state !== 'running')
  const end = async () => {
    setBusy(true)
    try {
      // What this browser still holds goes first: an answer given in time counts when it arrives.
      await flushOutbox(null)
      const state = await call(endpoints.exams.end, { params: { id } })
      await forgetModules(state.parts)
      await queryClient.invalidateQueries()
      queryClient.setQueryData(examState(id).queryKey, state)
    } catch (e) {
      reportError(e as Error)
      setBusy(false)
      setAsking(false)
    }
  }
  if (!between) return null
  return (
    <div>
      <Button look="plain" onClick={() => setAsking(true)}>
        End the exam here
      </Button>
      {asking ? (
        <Dialog title="End the exam here?" onClose={() => setAsking(false)} size="small">
          <p>
            The modules that you have taken are scored now, and you see their solutions. The others are left out and
            cannot be taken anymore. If you answered on another device that is offline, connect it first.
          </p>
          <Button busy={busy} onClick={() => void end()}>
            Score what I have taken
          </Button>
          <Button look="plain" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </Dialog>
      ) : null}
    </div>
  )
}
