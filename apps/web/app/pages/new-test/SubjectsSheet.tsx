import { Checkbox } from '@mantine/core'
import { Sheet } from '../../components/shell/Page'
import { parentState, toggleTags } from './choice'
import styles from './new-test.module.css'
import type { NewTest } from './use-new-test'

/** Subjects with their topics; a subject's box follows its topics and leads them (spec §2). */
export function SubjectsSheet({ choice, change, pool }: Pick<NewTest, 'choice' | 'change' | 'pool'>) {
  const toggle = (ids: readonly string[], on: boolean) => change({ tags: toggleTags(choice.tags, ids, on) })
  return (
    <Sheet title="Subjects">
      <p className={styles.hint}>None chosen means all of them.</p>
      <div className={styles.subjects}>
        {Object.entries(pool.tags).map(([subject, tags]) => {
          const state = parentState(tags, choice.tags)
          const ids = tags.map((t) => t.id)
          return (
            <fieldset key={subject}>
              <legend className="visually-hidden">{subject}</legend>
              <Checkbox
                label={<strong>{subject}</strong>}
                checked={state === 'all'}
                indeterminate={state === 'some'}
                onChange={(e) => toggle(ids, e.currentTarget.checked)}
              />
              <div className={styles.tags}>
                {tags.map((tag) => (
                  <Checkbox
                    key={tag.id}
                    label={tag.name}
                    checked={choice.tags.has(tag.id)}
                    onChange={(e) => toggle([tag.id], e.currentTarget.checked)}
                  />
                ))}
              </div>
            </fieldset>
          )
        })}
      </div>
    </Sheet>
  )
}
