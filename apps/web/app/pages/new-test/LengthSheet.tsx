import { LIMITS } from '@fourfold/contract'
import { Switch, TextInput } from '@mantine/core'
import { Sheet } from '../../components/shell/Page'
import styles from './new-test.module.css'
import type { NewTest } from './use-new-test'

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
        />
        <Switch
          className={styles.row ?? ''}
          label="Timed"
          description="A countdown at exam pace"
          checked={choice.timed}
          onChange={(e) => change({ timed: e.currentTarget.checked })}
        />
        <Switch
          className={styles.row ?? ''}
          label="Tutor"
          description="Shows the answer after each question"
          checked={choice.tutor}
          onChange={(e) => change({ tutor: e.currentTarget.checked })}
        />
      </div>
    </Sheet>
  )
}
