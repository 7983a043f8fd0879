import { endpoints } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { call } from '../../api/client'
import { newTestData } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { paths } from '../../routing/paths'
import { useNavigatedAway } from '../../routing/use-navigated-away'
import { planRanOut } from '../../session/fresh-plans'
import { session } from '../../session/session'
import {
  type Choice,
  createPayload,
  type FormErrors,
  maximum,
  minutes,
  NOTHING_CHOSEN,
  numberError,
  prefilled,
  refusalAt,
  unitOf,
} from './choice'

/** What is chosen on Create Test, what is wrong with it, and the way to the test. */
export function useNewTest() {
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(newTestData())
  const pool = data.test_questions
  const unit = unitOf(pool)
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Choice>(NOTHING_CHOSEN)
  const [typed, setTyped] = useState(false)
  const [tried, setTried] = useState(false)
  const [errors, setErrors] = useState<FormErrors>({})
  const [busy, setBusy] = useState(false)
  const watchLeaving = useNavigatedAway()
  const max = maximum(pool, chosen)
  const choice = typed ? chosen : { ...chosen, number: prefilled(max, unit) }
  const byCode = choice.mode === 'Recommendation' && choice.code.trim() !== ''

  const change = (part: Partial<Choice>) => {
    setErrors({})
    if (part.number !== undefined) setTyped(true)
    setChosen((c) => ({ ...c, ...part }))
  }
  // In the middle of the screen, so that neither the field nor its sentence lies behind the button.
  const show = (found: FormErrors) => {
    if (found.form) return
    const name = found.custom_test_id ? 'custom_test_id' : 'number_of_questions'
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy) return
    const wrong = byCode ? null : numberError(choice.number, max, unit, true)
    if (wrong) return show({ number_of_questions: wrong })
    setErrors({})
    setBusy(true)
    const away = watchLeaving()
    try {
      const { id } = await call(endpoints.tests.create, { body: createPayload(choice, session().topic, max, byCode) })
      void queryClient.invalidateQueries({ queryKey: ['tests'] })
      if (!away()) await navigate(paths.test(id))
    } catch (error) {
      if (await planRanOut(error)) return away() ? undefined : void navigate(paths.upgrade())
      const found = refusalAt(error, byCode)
      // Drawn first: the field may have to be unfolded before it can be shown.
      flushSync(() => {
        setErrors(found)
        setBusy(false)
      })
      show(found)
    }
  }
  return {
    form,
    pool,
    unit,
    choice,
    change,
    max,
    byCode,
    busy,
    submit,
    failed: errors.form,
    codeError: errors.custom_test_id,
    numberError: errors.number_of_questions ?? (byCode ? null : numberError(choice.number, max, unit, tried)),
    minutes: byCode ? null : minutes(pool, choice),
  }
}

export type NewTest = ReturnType<typeof useNewTest>
