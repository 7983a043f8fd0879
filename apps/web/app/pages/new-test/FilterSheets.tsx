import { Checkbox } from '@mantine/core'
import { type Choice, type Difficulty, hasCalculator } from './choice'
import { calculatorWords, DIFFICULTIES, difficultyWords } from './chosen-words'
import { FoldingSheet } from './FoldingSheet'
import styles from './new-test.module.css'
import type { NewTest } from './use-new-test'

/** Difficulty, and where the topic knows it, with or without a calculator. */
export function FilterSheets({ choice, change, pool }: Pick<NewTest, 'choice' | 'change' | 'pool'>) {
  return (
    <div className={styles.two}>
      <FoldingSheet title="Difficulty" chosen={difficultyWords(choice)}>
        <p className={styles.hint}>Nothing checked means all of them.</p>
        <Checkbox.Group
          value={[...choice.difficulties]}
          onChange={(v) => change({ difficulties: v as Difficulty[] })}
          aria-label="Difficulty"
        >
          <div className={styles.checks}>
            {DIFFICULTIES.map((d) => (
              <Checkbox key={d} className={styles.row ?? ''} value={d} label={d} />
            ))}
          </div>
        </Checkbox.Group>
      </FoldingSheet>
      {hasCalculator(pool) ? (
        <FoldingSheet title="Calculator" chosen={calculatorWords(choice)}>
          <p className={styles.hint}>Whether the question allows one. Nothing checked means both.</p>
          <Checkbox.Group
            value={[...choice.calculators]}
            onChange={(v) => change({ calculators: v as Choice['calculators'] })}
            aria-label="Calculator"
          >
            <div className={styles.checks}>
              <Checkbox className={styles.row ?? ''} value="calculator" label="Calculator" />
              <Checkbox className={styles.row ?? ''} value="no_calculator" label="No calculator" />
            </div>
          </Checkbox.Group>
        </FoldingSheet>
      ) : null}
    </div>
  )
}
