import { LIMITS } from '@fourfold/contract'
import { Switch, TextInput } from '@mantine/core'
import { useId } from 'react'
import { Sheet } from '../../components/shell/Page'
import { lengths, minutes, stepped } from './choice'
import styles from './new-test.module.css'
import type { NewTest } from './use-new-test'

/** The usual numbers, each with its minutes. */
function Lengths({ test: { choice, change, pool, unit, max } }: { test: NewTest }) {
  const name = useId()
  return lengths(max, unit).map((n) => {
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
  })
}

/** Asked once: a usual number is tapped, any other typed at the end of their row. */
function Count({ test }: { test: NewTest }) {
  const { choice, change, unit, max, byCode } = test
  return (
    <fieldset className={styles.count}>
      <legend>Number of {unit}</legend>
      {byCode ? null : <Lengths test={test} />}
      <TextInput
        className={styles.number ?? ''}
        aria-label={`Number of ${unit}`}
        name="number_of_questions"
        description={max === 0 || byCode ? undefined : `Or type any number of ${unit} up to ${max}.`}
        inputWrapperOrder={['input', 'error', 'description']}
        inputMode="numeric"
        maxLength={LIMITS.numberInputLength}
        value={choice.number}
        error={test.numberError}
        disabled={byCode}
        // What is no digit stays and is refused: dropped, “7.5” would become another number.
        onChange={(e) => change({ number: e.currentTarget.value.trim() })}
        onKeyDown={(e) => {
          const step = STEPS[e.key]
          if (step === undefined) return
          e.preventDefault()
          change({ number: stepped(choice.number, step, max) })
        }}
      />
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
  const { choice, change } = test
  return (
    <Sheet title="Length">
      <div className={styles.length}>
        <Count test={test} />
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
