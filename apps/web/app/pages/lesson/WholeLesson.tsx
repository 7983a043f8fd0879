import type { Lesson } from '@fourfold/contract'
import { type ReactNode, useState } from 'react'
import { Graphable } from '../../components/graph/Graphable'
import { ReadAloud } from '../../components/speech/ReadAloud'
import { Rich } from '../../ui/Rich'
import { Example, type Look } from './Example'
import styles from './lesson.module.css'
import { Part } from './Part'
import { partId } from './part-id'
import { TryIt } from './TryIt'
import { Words } from './Words'

/** The example that the try-it follows with other numbers: the second. */
const LIKE_TRY_IT = 1

type Props = { lesson: Lesson /** What stands after the idea, which comes first. */; children: ReactNode }

/** A lesson from the idea to the check, in the order in which it is learned. */
export function WholeLesson({ lesson, children }: Props) {
  const { whole } = lesson
  const [look, setLook] = useState<Look | null>(null)
  const mend = lesson.miss?.mend.lesson.id === lesson.id ? lesson.miss.mend : null
  return (
    <>
      <Part title="The idea" html={lesson.idea} aside={<ReadAloud />}>
        <div className={styles.figure}>
          <Rich html={whole.figure} />
        </div>
      </Part>
      {children}
      <Words words={whole.words} />
      <Part title="The rule" html={lesson.rule} look="rule">
        <div className={styles.when}>
          <div>
            <h3>Use it when</h3>
            <Rich html={whole.use} large />
          </div>
          <div>
            <h3>Not when</h3>
            <Rich html={whole.avoid} large />
          </div>
        </div>
      </Part>
      <section id={partId('Worked examples')} className={styles.part}>
        <h2>Worked examples</h2>
        <Graphable>
          {whole.examples.map((example, i) => (
            <Example
              key={example.asks}
              example={example}
              at={i}
              mend={mend?.example === i ? mend : null}
              look={i === LIKE_TRY_IT ? look : null}
            />
          ))}
        </Graphable>
      </section>
      <TryIt lesson={lesson.id} tryIt={whole.try_it} onLook={(step) => setLook({ step: step - 1 })} />
      <Part title="The trap" html={lesson.trap} look="trap" />
      <Part title="Check your answer" html={whole.check} />
    </>
  )
}
