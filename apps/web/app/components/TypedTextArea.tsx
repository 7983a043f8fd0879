import { type ComponentProps, useState } from 'react'
import { Text } from '../ui/Text'
import { TextArea } from '../ui/TextArea'
import { tokensOf } from '../ui/text-tokens'
import styles from './forms.module.css'

const hasFormula = (text: string): boolean =>
  text.split('\n').some((line) => tokensOf(line).some((t) => t.kind === 'tex'))

type Props = Omit<ComponentProps<typeof TextArea>, 'defaultValue'> & {
  defaultValue: string
  /** What is typed is drawn elsewhere on the page. */ onType?: ((text: string) => void) | undefined
}

/**
 * A text area that shows formulas as formulas: in their place until somebody goes into it, below it from then on. Leaving it
 * moves nothing: the button below it may just be pressed.
 */
export function TypedTextArea({ onType, ...props }: Props) {
  const [text, setText] = useState(props.defaultValue)
  const [opened, setOpened] = useState(false)
  const drawn = hasFormula(text)
  return (
    <div className={styles.typed}>
      <TextArea
        {...props}
        onFocus={() => setOpened(true)}
        reading={drawn ? <Text text={text} /> : null}
        opened={opened}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onType?.(event.currentTarget.value)
        }}
      />
      {drawn && opened && !onType ? (
        <div className={styles.preview} role="group" aria-label="How it will look">
          <small>It will look like this:</small>
          <Text text={text} />
        </div>
      ) : null}
    </div>
  )
}
