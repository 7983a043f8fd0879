import { SecondFactorAsked, type SecondProof } from '@fourfold/contract'
import { useState } from 'react'
import { ApiError } from '../../api/client-errors'
import { ShowFactor, useTypedWay } from '../../components/auth/ShowFactor'
import type { SecondStep } from '../../session/account-actions'
import { proofOf, type ShownFactor } from '../../session/second-proof'
import { Dialog } from '../../ui/Dialog'
import styles from './account.module.css'

type Asked = Readonly<{ step: SecondStep; show: (shown: ShownFactor) => Promise<void>; onClose: () => void }>

function SecondStepDialog({ step, show, onClose }: Asked) {
  const { way, otherWays } = useTypedWay(step.methods)
  return (
    <Dialog title="One more step" onClose={onClose} size="small">
      <div className={styles.form}>
        <p>Your password is right. This account asks for a second proof.</p>
        <ShowFactor methods={step.methods} way={way} show={show} />
        {otherWays.length > 0 ? <div className={styles.actions}>{otherWays}</div> : null}
      </div>
    </Dialog>
  )
}

const stepAskedBy = (error: unknown): SecondStep | null =>
  error instanceof ApiError ? (SecondFactorAsked.safeParse(error.data).data?.second_factor ?? null) : null

/** A factor that did not match is shown again in its window; anything else belongs to the form behind it. */
const isWrongFactor = (error: unknown): boolean => !(error instanceof ApiError) || 'second' in error.fields

/** Sends what changes how the account is opened: where it has a second factor, that is asked for and sent along. */
export function useSecondStep() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = <T,>(step: SecondStep, send: (second: SecondProof) => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const end = (finish: () => void) => {
        setAsked(null)
        finish()
      }
      const show = async (shown: ShownFactor) => {
        try {
          const done = await send(await proofOf(step.pending, shown))
          end(() => resolve(done))
        } catch (error) {
          if (isWrongFactor(error)) throw new Error(error instanceof Error ? error.message : String(error))
          end(() => reject(error))
        }
      }
      setAsked({ step, show, onClose: () => end(() => reject(new Error('Nothing was changed.'))) })
    })
  const withSecondStep = async <T,>(send: (second?: SecondProof) => Promise<T>): Promise<T> => {
    try {
      return await send()
    } catch (error) {
      const step = stepAskedBy(error)
      if (!step) throw error
      return ask(step, send)
    }
  }
  return { withSecondStep, secondStep: asked ? <SecondStepDialog {...asked} /> : null }
}
