import type { Lesson } from '@fourfold/contract'
import { Graphable } from '../../components/graph/Graphable'
import { Part } from './Part'

/** A lesson of four parts: idea, rule, one example, the trap. */
export function ShortLesson({ lesson }: { lesson: Lesson }) {
  return (
    <>
      <Part title="The idea" html={lesson.idea} />
      <Part title="The rule" html={lesson.rule} look="rule" />
      <Graphable>
        <Part title="A worked example" html={lesson.example} />
      </Graphable>
      <Part title="The trap" html={lesson.trap} look="trap" />
    </>
  )
}
