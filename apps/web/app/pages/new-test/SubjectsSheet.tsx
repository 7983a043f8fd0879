import { Checkbox } from '@mantine/core'
import { useId, useState } from 'react'
import { Sheet } from '../../components/shell/Page'
import { ChevronDown, ChevronUp } from '../../ui/icons'
import { TextButton } from '../../ui/TextButton'
import { parentState, toggleTags } from './choice'
import styles from './new-test.module.css'
import type { NewTest } from './use-new-test'

type Tags = readonly { id: string; name: string }[]
type SubjectProps = {
  subject: string
  tags: Tags
  chosen: ReadonlySet<string>
  onToggle: (ids: readonly string[], on: boolean) => void
}

/** A subject, folded: its box, how many of its topics are chosen, and the topics once it is opened. */
function Subject({ subject, tags, chosen, onToggle }: SubjectProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const state = parentState(tags, chosen)
  const n = tags.filter((tag) => chosen.has(tag.id)).length
  return (
    <fieldset className={styles.subject} data-chosen={n > 0 || undefined}>
      <legend className="visually-hidden">{subject}</legend>
      <div className={styles.head}>
        <Checkbox
          className={styles.row ?? ''}
          label={<strong>{subject}</strong>}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={(e) =>
            onToggle(
              tags.map((t) => t.id),
              e.currentTarget.checked,
            )
          }
        />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`Skills of ${subject}, ${n} of ${tags.length} chosen`}
          onClick={() => setOpen(!open)}
        >
          {n} of {tags.length}
          {open ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
        </button>
      </div>
      <div id={id} className={styles.tags} hidden={!open}>
        {open
          ? tags.map((tag) => (
              <Checkbox
                key={tag.id}
                className={styles.row ?? ''}
                label={tag.name}
                checked={chosen.has(tag.id)}
                onChange={(e) => onToggle([tag.id], e.currentTarget.checked)}
              />
            ))
          : null}
      </div>
    </fieldset>
  )
}

/** Subjects with their topics; a subject's box follows its topics and leads them (spec §2). */
export function SubjectsSheet({ choice, change, pool }: Pick<NewTest, 'choice' | 'change' | 'pool'>) {
  const chosen = choice.tags.size
  return (
    <Sheet
      title="Subjects"
      aside={
        chosen === 0 ? (
          <span className={styles.hint}>None chosen: all of them.</span>
        ) : (
          <span className={styles.hint}>
            {chosen} {chosen === 1 ? 'skill' : 'skills'} chosen ·{' '}
            <TextButton onClick={() => change({ tags: new Set() })}>Clear</TextButton>
          </span>
        )
      }
    >
      <div className={styles.subjects}>
        {Object.entries(pool.tags).map(([subject, tags]) => (
          <Subject
            key={subject}
            subject={subject}
            tags={tags}
            chosen={choice.tags}
            onToggle={(ids, on) => change({ tags: toggleTags(choice.tags, ids, on) })}
          />
        ))}
      </div>
    </Sheet>
  )
}
