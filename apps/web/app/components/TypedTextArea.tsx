import { type ComponentProps, useState } from 'react'
import { Text } from '../ui/Text'
import { TextArea } from '../ui/TextArea'
import { tokensOf } from '../ui/text-tokens'
import styles from './forms.module.css'

const hasFormula = (text: string): boolean =>
  text.split('\n').some((line) => tokensOf(line).some((t) => t.kind === 'tex'))

/** A text area that shows formulas as formulas: in their place until it is edited, below it while it is. */
export function TypedTextArea(props: Omit<ComponentProps<typeof TextArea>, 'defaultValue'> & { defaultValue: string }) {
  const [text, setText] = useState(props.defaultValue)
  const drawn = hasFormula(text)
  return (
    <div className={styles.typed}>
      <TextArea
        {...props}
        reading={drawn ? <Text text={text} /> : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {drawn ? (
        <div className={styles.preview} role="group" aria-label="How it will look">
          <small>It will look like this:</small>
          <Text text={text} />
        </div>
      ) : null}
    </div>
  )
}
