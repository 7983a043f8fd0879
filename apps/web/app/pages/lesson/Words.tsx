import type { LessonParts } from '@fourfold/contract'
import { useState } from 'react'
import { Rich } from '../../ui/Rich'
import { TextButton } from '../../ui/TextButton'
import styles from './lesson.module.css'
import { partId } from './part-id'

/** The words of the lesson; on a phone they are named in a line until their meanings are wanted. */
export function Words({ words }: { words: LessonParts['words'] }) {
  const [open, setOpen] = useState(false)
  return (
    <section id={partId('The words')} className={styles.part}>
      <h2>The words</h2>
      <p className={styles.named} data-quiet>
        {open ? null : (
          <span>
            {words.map(({ word }, i) => (
              <span key={word}>
                {i === 0 ? '' : ', '}
                <Rich html={word} inline />
              </span>
            ))}
            .{' '}
          </span>
        )}
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fold the words' : 'What they mean'}
        </TextButton>
      </p>
      <dl className={styles.words} data-folded={!open || undefined}>
        {words.map(({ word, meaning }) => (
          <div key={word}>
            <dt>
              <Rich html={word} inline />
            </dt>
            <dd>
              <Rich html={meaning} inline />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
