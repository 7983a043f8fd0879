import { endpoints, LIMITS, MESSAGES } from '@fourfold/contract'
import { Checkbox, Loader, Radio, Switch, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client'
import { newTestData } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useNavigatedAway } from '../../routing/use-navigated-away'
import { planRanOut } from '../../session/fresh-plans'
import { Button } from '../../ui/Button'
import {
  type Choice,
  type Difficulty,
  type FormErrors,
  hasCalculator,
  maximum,
  minutes,
  numberError,
  parentState,
  prefilled,
  refusalAt,
  toggleTags,
  unitOf,
} from './choice'
import styles from './new-test.module.css'

export const meta = () => pageMeta({ title: 'Create Test', description: 'Make a practice test.', noindex: true })

export const clientLoader = guard(needsPlan, () => queryClient.fetchQuery(newTestData()))

const MODES = [
  ['All', 'All', 'Every question of the topic'],
  ['Unused', 'Unused', 'Questions you have not seen yet'],
  ['Incorrect', 'Incorrect', 'Questions you missed last time'],
  ['Marked', 'Starred', 'Questions you starred'],
  ['Recommendation', 'Recommendation', 'Chosen for you, or a set by its code'],
] as const
const DIFFICULTIES: readonly Difficulty[] = ['Low', 'Medium', 'High']

const START: Choice = {
  mode: 'All',
  difficulties: [],
  calculators: [],
  tags: new Set(),
  number: '',
  timed: false,
  tutor: false,
  code: '',
}

/** Loader messages while a test is made (spec §4). */
function Making() {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt(1), LIMITS.loadingMessageMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className={styles.making} role="status">
      <Loader size="sm" /> {MESSAGES.startingTest[at]}
    </p>
  )
}

export default function NewTestPage() {
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(newTestData())
  const pool = data.test_questions
  const unit = unitOf(pool)
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Choice>(START)
  const [typed, setTyped] = useState(false)
  const [tried, setTried] = useState(false)
  const [errors, setErrors] = useState<FormErrors>({})
  const [busy, setBusy] = useState(false)
  const watchLeaving = useNavigatedAway()
  const change = (part: Partial<Choice>) => {
    setErrors({})
    setChosen((c) => ({ ...c, ...part }))
  }
  const max = maximum(pool, chosen)
  const choice = typed ? chosen : { ...chosen, number: prefilled(max, unit) }
  const byCode = choice.mode === 'Recommendation' && choice.code.trim() !== ''
  const fieldError = byCode ? null : numberError(choice.number, max, unit, tried)
  const length = minutes(pool, choice)

  // In the middle of the screen, so that neither the field nor its sentence lies behind the button.
  const show = (found: FormErrors) => {
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
    setBusy(true)
    const away = watchLeaving()
    try {
      const { id } = await call(endpoints.tests.create, {
        body: {
          number_of_questions: choice.number,
          max_number_of_questions: max,
          question_mode: choice.mode,
          difficulty_low: choice.difficulties.includes('Low'),
          difficulty_medium: choice.difficulties.includes('Medium'),
          difficulty_high: choice.difficulties.includes('High'),
          calculator: choice.calculators.includes('calculator'),
          no_calculator: choice.calculators.includes('no_calculator'),
          timed: choice.timed,
          tutor: choice.tutor,
          tag_ids: [...choice.tags],
          custom_test_id: byCode ? choice.code.trim() : null,
        },
      })
      void queryClient.invalidateQueries({ queryKey: ['tests'] })
      if (!away()) await navigate(paths.test(id))
    } catch (error) {
      if (await planRanOut(error)) return !away() ? void navigate(paths.upgrade()) : undefined
      const fields = (error as { fields?: Record<string, string> }).fields ?? {}
      const found = refusalAt(fields, (error as Error).message, byCode)
      setErrors(found)
      setBusy(false)
      show(found)
    }
  }

  return (
    <Page title="Create Test">
      <form ref={form} onSubmit={submit} className={styles.form} noValidate>
        <Sheet title="Question mode">
          <Radio.Group
            value={choice.mode}
            onChange={(mode) => change({ mode: mode as Choice['mode'] })}
            aria-label="Question mode"
          >
            <div className={styles.modes}>
              {MODES.map(([value, label, hint]) => (
                <Radio.Card key={value} value={value} className={styles.mode}>
                  <Radio.Indicator />
                  <span>
                    <strong>{label}</strong>
                    <small>{hint}</small>
                  </span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
          {choice.mode === 'Recommendation' ? (
            <TextInput
              className={styles.code ?? ''}
              label="Custom test id"
              name="custom_test_id"
              description="The share code of a test, such as K7QM-2XPD. Leave it empty for questions chosen for you."
              value={choice.code}
              error={errors.custom_test_id}
              onChange={(e) => change({ code: e.currentTarget.value })}
              maxLength={12}
            />
          ) : null}
        </Sheet>
        <div className={styles.two}>
          <Sheet title="Difficulty">
            <Checkbox.Group
              value={[...choice.difficulties]}
              onChange={(v) => change({ difficulties: v as Difficulty[] })}
              aria-label="Difficulty"
            >
              <div className={styles.checks}>
                {DIFFICULTIES.map((d) => (
                  <Checkbox key={d} value={d} label={d} />
                ))}
              </div>
            </Checkbox.Group>
          </Sheet>
          {hasCalculator(pool) ? (
            <Sheet title="Calculator">
              <Checkbox.Group
                value={[...choice.calculators]}
                onChange={(v) => change({ calculators: v as Choice['calculators'] })}
                aria-label="Calculator"
              >
                <div className={styles.checks}>
                  <Checkbox value="calculator" label="Calculator" />
                  <Checkbox value="no_calculator" label="No calculator" />
                </div>
              </Checkbox.Group>
            </Sheet>
          ) : null}
        </div>
        <Sheet title="Subjects">
          <p className={styles.hint}>None chosen means all of them.</p>
          <div className={styles.subjects}>
            {Object.entries(pool.tags).map(([subject, tags]) => {
              const state = parentState(tags, choice.tags)
              const ids = tags.map((t) => t.id)
              return (
                <fieldset key={subject}>
                  <legend className="visually-hidden">{subject}</legend>
                  <Checkbox
                    label={<strong>{subject}</strong>}
                    checked={state === 'all'}
                    indeterminate={state === 'some'}
                    onChange={(e) => change({ tags: toggleTags(choice.tags, ids, e.currentTarget.checked) })}
                  />
                  <div className={styles.tags}>
                    {tags.map((tag) => (
                      <Checkbox
                        key={tag.id}
                        label={tag.name}
                        checked={choice.tags.has(tag.id)}
                        onChange={(e) => change({ tags: toggleTags(choice.tags, [tag.id], e.currentTarget.checked) })}
                      />
                    ))}
                  </div>
                </fieldset>
              )
            })}
          </div>
        </Sheet>
        <Sheet title="Length">
          <div className={styles.length}>
            <TextInput
              label={`Number of ${unit}`}
              name="number_of_questions"
              description={max === 0 ? undefined : `At most ${max}.`}
              inputMode="numeric"
              maxLength={LIMITS.numberInputLength}
              value={choice.number}
              error={errors.number_of_questions ?? fieldError}
              disabled={byCode}
              onChange={(e) => {
                // What is no digit stays and is refused: dropped, “7.5” would become another number.
                setTyped(true)
                change({ number: e.currentTarget.value.trim() })
              }}
            />
            <Switch
              label="Timed"
              description="A countdown at exam pace"
              checked={choice.timed}
              onChange={(e) => change({ timed: e.currentTarget.checked })}
            />
            <Switch
              label="Tutor"
              description="Shows the answer after each question"
              checked={choice.tutor}
              onChange={(e) => change({ tutor: e.currentTarget.checked })}
            />
          </div>
          <p className={styles.hint} aria-live="polite">
            {length === null || byCode
              ? ' '
              : `It will take about ${length} ${length === 1 ? 'minute' : 'minutes'} at exam pace.`}
          </p>
        </Sheet>
        {busy ? <Making /> : null}
        <div className={styles.submit}>
          <Button type="submit" busy={busy}>
            Create Test
          </Button>
        </div>
      </form>
    </Page>
  )
}
