import { Radio, TextInput } from '@mantine/core'
import type { Choice } from './choice'
import { MODES, modeWords } from './chosen-words'
import { FoldingSheet } from './FoldingSheet'
import styles from './new-test.module.css'
import type { NewTest } from './use-new-test'

/** Which questions; a recommendation may name a test to repeat. */
export function ModeSheet({ choice, change, codeError }: Pick<NewTest, 'choice' | 'change' | 'codeError'>) {
  return (
    <FoldingSheet title="Question mode" chosen={modeWords(choice)} unfold={codeError !== undefined}>
      <Radio.Group
        value={choice.mode}
        onChange={(mode) => change({ mode: mode as Choice['mode'], kindred: false })}
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
          error={codeError}
          onChange={(e) => change({ code: e.currentTarget.value })}
          maxLength={12}
        />
      ) : null}
    </FoldingSheet>
  )
}
