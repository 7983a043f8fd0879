import { LIMITS } from '@fourfold/contract'
import { Switch, TextInput } from '@mantine/core'
import { useId } from 'react'
import { Sheet } from '../../components/shell/Page'
import { lengths, minutes, stepped } from './choice'
import styles from './new-test.module.css'
import type { NewTest } from './use-new-test'

/** The usual numbers, each with its minutes; the field beside them takes any other. */
function Lengths({ test: { choice, change, pool, unit, max } }: { test: NewTest }) {
  const name = useId()
  return (
    <fieldset className={styles.lengths}>
      <legend className="visually-hidden">Usual lengths</legend>
      {lengths(max, unit).map((n) => {
        const number = String(n)
        return (
          <label key={n}>
            <input
              type="radio"
              name={name}
              value={n}
              className="visually-hidden"
              checked={choice.number === number}
              onChange={() => change({ number })}
            />
            <strong>
              {n}
              <span className="visually-hidden"> {n === 1 ? unit.slice(0, -1) : unit},</span>
            </strong>{' '}
            <span>{minutes(pool, { ...choice, number })} min</span>
          </label>
        )
      })}
    </fieldset>
  )
}

type ToggleProps = { label: string; description: string; checked: boolean; onChange: (checked: boolean) => void }

/** A switch that says in a word how it stands; whoever hears it is told that by the switch itself. */
const Toggle = ({ label, onChange, ...rest }: ToggleProps) => (
  <Switch
    className={`${styles.row} ${styles.toggle}`}
    aria-label={label}
    label={label}
    labelPosition="left"
    onLabel="On"
    offLabel="Off"
    withThumbIndicator={false}
    onChange={(e) => onChange(e.currentTarget.checked)}
    {...rest}
  />
)

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** How many, timed or not, with the answers at once or at the end. */
export function LengthSheet({ test }: { test: NewTest }) {
  const { choice, change, unit, max } = test
  return (
    <Sheet title="Length">
      <div className={styles.length}>
        <TextInput
          className={styles.number ?? ''}
          label={`Number of ${unit}`}
          name="number_of_questions"
          description={max === 0 ? undefined : `At most ${max}.`}
          inputMode="numeric"
          maxLength={LIMITS.numberInputLength}
          value={choice.number}
          error={test.numberError}
          disabled={test.byCode}
          // What is no digit stays and is refused: dropped, “7.5” would become another number.
          onChange={(e) => change({ number: e.currentTarget.value.trim() })}
          onKeyDown={(e) => {
            const step = STEPS[e.key]
            if (step === undefined) return
            e.preventDefault()
            change({ number: stepped(choice.number, step, max) })
          }}
        />
        {test.byCode ? null : <Lengths test={test} />}
        <Toggle
          label="Timed"
          description="A countdown at exam pace"
          checked={choice.timed}
          onChange={(timed) => change({ timed })}
        />
        <Toggle
          label="Tutor"
          description="Shows the answer after each question"
          checked={choice.tutor}
          onChange={(tutor) => change({ tutor })}
        />
      </div>
    </Sheet>
  )
}
